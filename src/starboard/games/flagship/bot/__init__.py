"""The house bot: how a sensible person plays Flagship, by rules of thumb (`house.py`)."""
