-- Clocks, chat, people and their sessions. The same text runs on SQLite and PostgreSQL.

-- The time control as JSON, or nothing for a game without clocks.
ALTER TABLE game ADD COLUMN clock TEXT;
-- The bot that goes on when somebody's time is up; nothing: the game is lost.
ALTER TABLE game ADD COLUMN stand_in TEXT;
-- When the next clock runs out, in milliseconds since 1970, so that a game nobody looks at ends in time.
ALTER TABLE game ADD COLUMN deadline_ms BIGINT;
-- 1: shown to everybody; 0: found by its address alone.
ALTER TABLE game ADD COLUMN listed BIGINT NOT NULL DEFAULT 1;
-- 0: friendly; 1: will be rated when it is over; 2: has been rated.
ALTER TABLE game ADD COLUMN rated BIGINT NOT NULL DEFAULT 0;
-- The game that was made as this one's rematch.
ALTER TABLE game ADD COLUMN rematch TEXT;

-- What every seat had left after the entry, as a JSON list of milliseconds.
ALTER TABLE entry ADD COLUMN clock TEXT;

CREATE TABLE chat (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number  BIGINT NOT NULL,
    name    TEXT NOT NULL,
    seat    BIGINT,
    text    TEXT NOT NULL,
    at_ms   BIGINT NOT NULL,
    PRIMARY KEY (game_id, number)
);

-- When servers ran. Time in which none did is taken from nobody's clock.
CREATE TABLE life (
    id       TEXT PRIMARY KEY,
    began_ms BIGINT NOT NULL,
    seen_ms  BIGINT NOT NULL
);

-- Guests and accounts: an account is a person with a login.
CREATE TABLE person (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    login      TEXT UNIQUE,
    -- Argon2id, in the PHC form.
    password   TEXT
);

CREATE TABLE session (
    -- SHA-256 of the token in the cookie. The token itself is nowhere.
    token_hash TEXT PRIMARY KEY,
    -- What the session is called when its owner ends it from elsewhere.
    id         TEXT NOT NULL UNIQUE,
    person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    created_ms BIGINT NOT NULL,
    seen_ms    BIGINT NOT NULL,
    -- What the browser says it is.
    agent      TEXT NOT NULL
);

CREATE INDEX session_by_person ON session (person_id);
CREATE INDEX seat_by_person ON seat (person_id);
CREATE INDEX game_by_deadline ON game (deadline_ms);

-- Glicko-2, one a person and game.
CREATE TABLE rating (
    person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    kind       TEXT NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games      BIGINT NOT NULL,
    PRIMARY KEY (person_id, kind)
);
