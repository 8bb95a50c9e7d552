"""What of a moment is shown and asked: states as sheets. The rules never look in here.

May import: china, china.box, china.map, china.operating, china.play, china.search, china.show.faces, line.
"""
