"""Work beside the worker: processes in which bots think and acts are rehearsed, in fair turns."""
