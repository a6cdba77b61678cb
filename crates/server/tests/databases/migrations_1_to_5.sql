-- A SQLite database with one waiting game, dumped from a program whose migrations sqlx embedded.
CREATE TABLE _sqlx_migrations (
    version BIGINT PRIMARY KEY,
    description TEXT NOT NULL,
    installed_on TIMESTAMP NOT NULL DEFAULT CURRENT_TIMESTAMP,
    success BOOLEAN NOT NULL,
    checksum BLOB NOT NULL,
    execution_time BIGINT NOT NULL
);
INSERT INTO "_sqlx_migrations" VALUES(1,'games','2026-11-18 00:48:56',1,X'39A97D08AED471E3EA6B8E0A248BE8A6C35A797E41387B8B6D0E0E34392D5A4D30F443CAB588EF902BC4CF44397F5767',11725098);
INSERT INTO "_sqlx_migrations" VALUES(2,'time talk people','2026-11-18 00:48:56',1,X'FE48F9A5A12B0725B98B05F64379C2EF1CBD37AB34301BD097E39F986446016BEF1C6EEE800DCCF880398C0FB8ED068C',10790514);
INSERT INTO "_sqlx_migrations" VALUES(3,'books','2026-11-18 00:48:56',1,X'8FC7B4E5C11C44470D1942856BA7A5A2DC0FC69C5E617878CA5B488632C8E0ADC07C11DF73656454479F7188236BF299',692533);
INSERT INTO "_sqlx_migrations" VALUES(5,'orders','2026-11-18 00:48:56',1,X'0A622B3179643B70CC08F2F6893760713C34F3BD4B7F9ECE210E1A896C8474A1AC3DFF22AEA76576B5872DF43F809977',620615);
CREATE TABLE book (
    id         TEXT PRIMARY KEY,
    person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    -- The book as JSON, its name included: what it costs and whether it is legal is judged when it is looked at.
    body       TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL
);
CREATE TABLE chat (
    game_id TEXT NOT NULL REFERENCES game (id) ON DELETE CASCADE,
    number  BIGINT NOT NULL,
    name    TEXT NOT NULL,
    seat    BIGINT,
    text    TEXT NOT NULL,
    at_ms   BIGINT NOT NULL,
    PRIMARY KEY (game_id, number)
);
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
    at_ms     BIGINT NOT NULL, clock TEXT,
    PRIMARY KEY (game_id, revision)
);
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
, clock TEXT, stand_in TEXT, deadline_ms BIGINT, listed BIGINT NOT NULL DEFAULT 1, rated BIGINT NOT NULL DEFAULT 0, rematch TEXT);
INSERT INTO "game" VALUES('2cf7r07fp0r01s58','mage-wars','81023b78e70fe5b2afa33641b3601176','{"arena":{"columns":2,"rows":3},"mode":"apprentice","seats":[{"book":"apprentice:beastmaster","mage":"beastmaster"},{"book":"apprentice:warlock","mage":"warlock"}]}','ca9fb4b807dbb9b75006d3826cb300d879f7793d1337e12b6466378c97442a8b',1794963584478,NULL,NULL,NULL,NULL,1,0,NULL);
CREATE TABLE life (
    id       TEXT PRIMARY KEY,
    began_ms BIGINT NOT NULL,
    seen_ms  BIGINT NOT NULL
);
INSERT INTO "life" VALUES('hnmrw0repct76kyf',1794962936779,1794963584665);
CREATE TABLE person (
    id         TEXT PRIMARY KEY,
    name       TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    login      TEXT UNIQUE,
    -- Argon2id, in the PHC form.
    password   TEXT
);
INSERT INTO "person" VALUES('9b1zwms50dj70ppw','Ada',1794962953526,NULL,NULL);
CREATE TABLE rating (
    person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    kind       TEXT NOT NULL,
    rating     DOUBLE PRECISION NOT NULL,
    deviation  DOUBLE PRECISION NOT NULL,
    volatility DOUBLE PRECISION NOT NULL,
    games      BIGINT NOT NULL,
    PRIMARY KEY (person_id, kind)
);
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
    key_hash  TEXT, orders TEXT,
    PRIMARY KEY (game_id, seat)
);
INSERT INTO "seat" VALUES('2cf7r07fp0r01s58',0,'person','Ada','9b1zwms50dj70ppw','afa7490cf79c37e3ff1377ff1328b17a7b29a2a3fb32e0629751097db2b65760',NULL);
INSERT INTO "seat" VALUES('2cf7r07fp0r01s58',1,'open','',NULL,NULL,NULL);
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
CREATE INDEX game_by_age ON game (created_ms);
CREATE INDEX session_by_person ON session (person_id);
CREATE INDEX seat_by_person ON seat (person_id);
CREATE INDEX game_by_deadline ON game (deadline_ms);
CREATE INDEX book_by_person ON book (person_id, changed_ms);
