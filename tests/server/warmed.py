"""What the process reads from which servers are forked, once for all of them."""

import pytest  # noqa: F401  # every fork looks at the program that asked for it

from starboard.server.run.warm_up import warm_up

warm_up()
