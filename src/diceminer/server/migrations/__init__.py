"""The steps from an older database to this program's, run by Alembic when the server starts."""
