"""What the computer announces and when: the missions of the CD, and new ones."""
