"""`python -m starboard.cli`: the command line without its script."""

import sys

from starboard.cli import main

sys.exit(main())
