-- What several servers on one database count together. The same text runs on SQLite and PostgreSQL.

-- By which lease an entry was stored; those of before, and those a game began with, have none.
ALTER TABLE entry ADD COLUMN lease BIGINT;

-- Limits that hold at all servers together: until when what somebody did counts. Who it was stands here as a hash alone.
CREATE TABLE tally (
    who      TEXT PRIMARY KEY,
    until_ms BIGINT NOT NULL
);
