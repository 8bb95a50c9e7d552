"""Yokohama."""
