-- What a seat wants to be asked in windows, as JSON; nothing: the usual. The same text runs on SQLite and PostgreSQL.
ALTER TABLE seat ADD COLUMN orders TEXT;
