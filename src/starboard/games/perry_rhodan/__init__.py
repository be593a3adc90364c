"""Perry Rhodan – Das Sammelkartenspiel: two sides, missions, agents, five chained phases."""
