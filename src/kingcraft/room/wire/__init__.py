"""Every message between browser and server, field by field."""
