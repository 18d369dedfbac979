-- Who is told of a message beside the mail to the owner: the visitor, and the team's own addresses.
-- JSON with "confirmation" and an id for each address, while they are still to be told.
ALTER TABLE inquiries ADD COLUMN tell TEXT;
-- When it is tried next; while somebody is at it, until when. NULL when nobody is left.
ALTER TABLE inquiries ADD COLUMN tell_at INTEGER;
ALTER TABLE inquiries ADD COLUMN tell_attempts INTEGER NOT NULL DEFAULT 0;
-- What the last attempt settled: JSON of events for the history.
ALTER TABLE inquiries ADD COLUMN told TEXT;
CREATE INDEX inquiries_to_tell ON inquiries (tell_at) WHERE tell_at IS NOT NULL;

-- Who got a confirmation within a day: a hash of the mailbox, of no message. The sweep removes older ones.
CREATE TABLE confirmations (
  box TEXT NOT NULL,
  at INTEGER NOT NULL
) STRICT;
CREATE INDEX confirmations_by_time ON confirmations (at);
CREATE INDEX confirmations_by_box ON confirmations (box);

-- The history without its list of kinds: a new kind needs no copy of every row. Triggers of other
-- tables name it, and stay; renaming it would change them.
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
