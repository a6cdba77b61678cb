-- Several servers on one database: which of them plays a game. The same text runs on SQLite and PostgreSQL.

-- The servers that run. Each raises its beat every second; whose beat stands still is gone.
CREATE TABLE node (
    id   TEXT PRIMARY KEY,
    beat BIGINT NOT NULL
);

-- Who plays a game, and by which number: whoever takes it over raises the number, and nothing is stored for a lower one.
CREATE TABLE owner (
    game_id TEXT PRIMARY KEY REFERENCES game (id) ON DELETE CASCADE,
    -- Empty: it is nobody's.
    node    TEXT NOT NULL,
    number  BIGINT NOT NULL
);

CREATE INDEX owner_by_node ON owner (node);
