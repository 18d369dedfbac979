-- The recipients that are still to be notified of a message besides the owner, as JSON: "confirmation" for
-- the visitor, and an id for each webhook of the team.
ALTER TABLE inquiries ADD COLUMN tell TEXT;
-- The time of the next attempt, or the end of the current lease; NULL when all recipients are settled.
ALTER TABLE inquiries ADD COLUMN tell_at INTEGER;
ALTER TABLE inquiries ADD COLUMN tell_attempts INTEGER NOT NULL DEFAULT 0;
-- The outcomes of the last attempt, as JSON events for the history.
ALTER TABLE inquiries ADD COLUMN told TEXT;
CREATE INDEX inquiries_to_tell ON inquiries (tell_at) WHERE tell_at IS NOT NULL;

-- Each row has the hash of a mailbox that got a confirmation; the sweep removes rows older than a day.
CREATE TABLE confirmations (
  box TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX confirmations_by_time ON confirmations (at);
CREATE INDEX confirmations_by_box ON confirmations (box);

-- The new history has no list of event kinds, so that a new kind needs no copy of every row. The table is
-- copied, not renamed, because renaming would change the triggers of other tables that name it.
CREATE TABLE kept_history AS SELECT id, reference, at, what, actor, detail FROM history;
DROP TABLE history;
CREATE TABLE history (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL,
  at INTEGER NOT NULL,
  what TEXT NOT NULL,
  actor TEXT,
  detail TEXT
) STRICT;
INSERT INTO history SELECT id, reference, at, what, actor, detail FROM kept_history;
DROP TABLE kept_history;
CREATE INDEX history_by_message ON history (reference);
CREATE INDEX history_of_erased ON history (at) WHERE what = 'erased';

CREATE TRIGGER inquiry_told AFTER UPDATE OF told ON inquiries
BEGIN
  INSERT INTO history (reference, at, what, detail)
  SELECT NEW.reference, CAST(unixepoch('subsec') * 1000 AS INTEGER), value ->> 'what', value ->> 'detail'
  FROM json_each(NEW.told);
END;
