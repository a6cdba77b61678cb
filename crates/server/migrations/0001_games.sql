-- The same text runs on SQLite and PostgreSQL.

CREATE TABLE game (
    id          TEXT PRIMARY KEY,
    kind        TEXT NOT NULL,
    -- Of the rules and cards the game was begun with.
    fingerprint TEXT NOT NULL,
    setup       TEXT NOT NULL,
    seed        TEXT NOT NULL,
    created_ms  BIGINT NOT NULL,
    -- How it ended, as JSON. The log would tell as well; this spares lists from replaying it.
    ending      TEXT
);

CREATE INDEX game_by_age ON game (created_ms);

CREATE TABLE seat (
    game_id   TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    seat      BIGINT NOT NULL,
    -- 'open', 'person' or 'bot'.
    occupant  TEXT NOT NULL,
    -- What the person is called, or which bot it is.
    name      TEXT NOT NULL,
    -- Who the person is, to tell a hot-seat player from two.
    person_id TEXT,
    -- SHA-256 of the key that plays the seat. The key itself is nowhere.
    key_hash  TEXT,
    PRIMARY KEY (game_id, seat)
);

-- Everything that changed a game, in order: the truth the state is rebuilt from. Rows are only ever added.
CREATE TABLE entry (
    game_id   TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    -- The revision the game reached by it. Two writers of one game cannot both succeed.
    revision  BIGINT NOT NULL,
    -- 'answer', 'undo' or 'resign'.
    kind      TEXT NOT NULL,
    seat      BIGINT NOT NULL,
    -- The table's entry as JSON, for an answer.
    body      TEXT,
    -- The id the client gave it; the same id again is not played again.
    client_id TEXT,
    at_ms     BIGINT NOT NULL,
    PRIMARY KEY (game_id, revision)
);
