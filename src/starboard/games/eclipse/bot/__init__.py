"""The house bot of Eclipse: how a sensible person plays."""
