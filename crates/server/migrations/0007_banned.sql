-- Who is banned is looked for every few seconds. The same text runs on SQLite and PostgreSQL.
CREATE INDEX person_banned ON person (id) WHERE banned = 1;
