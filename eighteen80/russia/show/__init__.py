"""What a table is shown and told of Russian Railroads: what is asked, help, the tally, the way out of a refusal.

May import: line, russia, russia.action, russia.box, russia.play, russia.put_right.
"""
