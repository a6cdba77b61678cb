-- Fair games and accounts. The same text runs on SQLite and PostgreSQL.

-- 1: it goes on from a recorded game, whose hidden things everybody could read.
ALTER TABLE game ADD COLUMN continued BIGINT NOT NULL DEFAULT 0;
-- When it was made, by the time of servers: clocks go by that, and not by the time of day.
ALTER TABLE game ADD COLUMN begun_ms BIGINT;
-- When its result counted for ratings; nothing: it did not.
ALTER TABLE game ADD COLUMN counted_ms BIGINT;

-- What a login looks like: two that can be mistaken for each other look the same.
ALTER TABLE person ADD COLUMN look TEXT;
CREATE UNIQUE INDEX person_by_look ON person (look);
-- 1: the host does not let them in.
ALTER TABLE person ADD COLUMN banned BIGINT NOT NULL DEFAULT 0;

-- What the host has decided for this server, by name.
CREATE TABLE setting (
    name  TEXT PRIMARY KEY,
    value TEXT NOT NULL
);

CREATE INDEX session_by_use ON session (seen_ms);
