"""Eclipse: Second Dawn for the Galaxy. So far: what is printed in the box, and battle odds."""
