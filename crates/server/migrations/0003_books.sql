-- Spellbooks people keep. The same text runs on SQLite and PostgreSQL.

CREATE TABLE book (
    id         TEXT PRIMARY KEY,
    person_id  TEXT NOT NULL REFERENCES person (id) ON DELETE CASCADE,
    -- The book as JSON, its name included: what it costs and whether it is legal is judged when it is looked at.
    body       TEXT NOT NULL,
    created_ms BIGINT NOT NULL,
    changed_ms BIGINT NOT NULL
);

CREATE INDEX book_by_person ON book (person_id, changed_ms);
