-- The first layout of the database. Records are only ever added to: the triggers refuse everything else, whoever asks.

CREATE TABLE editions (
    sha256 TEXT NOT NULL PRIMARY KEY,
    text   TEXT NOT NULL
) STRICT;

CREATE TABLE tables (
    number         INTEGER PRIMARY KEY,
    id             TEXT NOT NULL UNIQUE,
    owner          TEXT NOT NULL,
    seed           BLOB NOT NULL CHECK (length(seed) = 32),
    edition_name   TEXT NOT NULL,
    edition_sha256 TEXT NOT NULL REFERENCES editions,
    turn           INTEGER NOT NULL, -- the seats asked, the lowest bit for seat 0; 0 when the game is over
    updated        INTEGER NOT NULL  -- microseconds since 1970
) STRICT;

CREATE TABLE lines (
    table_number INTEGER NOT NULL REFERENCES tables,
    line         INTEGER NOT NULL, -- from 1
    text         TEXT NOT NULL,
    PRIMARY KEY (table_number, line)
) STRICT, WITHOUT ROWID;

CREATE INDEX tables_by_owner ON tables (owner, updated);
CREATE INDEX tables_unfinished ON tables (updated) WHERE turn <> 0;

CREATE TRIGGER lines_follow_one_another BEFORE INSERT ON lines
WHEN NEW.line <> (SELECT coalesce(max(line), 0) + 1 FROM lines WHERE table_number = NEW.table_number)
BEGIN SELECT RAISE(ABORT, 'lines are added one after another'); END;

CREATE TRIGGER lines_stay_as_they_are BEFORE UPDATE ON lines
BEGIN SELECT RAISE(ABORT, 'lines are never changed'); END;

CREATE TRIGGER lines_stay BEFORE DELETE ON lines
BEGIN SELECT RAISE(ABORT, 'lines are never deleted'); END;

CREATE TRIGGER tables_stay_what_they_are
BEFORE UPDATE OF number, id, owner, seed, edition_name, edition_sha256 ON tables
BEGIN SELECT RAISE(ABORT, 'tables stay what they are'); END;

CREATE TRIGGER tables_stay BEFORE DELETE ON tables
BEGIN SELECT RAISE(ABORT, 'tables are never deleted'); END;

CREATE TRIGGER editions_stay_as_they_are BEFORE UPDATE ON editions
BEGIN SELECT RAISE(ABORT, 'editions are never changed'); END;

CREATE TRIGGER editions_stay BEFORE DELETE ON editions
BEGIN SELECT RAISE(ABORT, 'editions are never deleted'); END;
