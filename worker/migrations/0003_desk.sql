-- The owner's desk shows who handled a message, its history, search results, and counts that outlive the
-- messages. Triggers write the history, so that storing a message stays one statement and no caller can
-- forget an event.
ALTER TABLE inquiries ADD COLUMN read_at INTEGER;
ALTER TABLE inquiries ADD COLUMN answered_at INTEGER;
ALTER TABLE inquiries ADD COLUMN taken_by TEXT;
-- The person who last handled the message, and the time; each statement for a person's action sets both.
ALTER TABLE inquiries ADD COLUMN acted_by TEXT;
ALTER TABLE inquiries ADD COLUMN acted_at INTEGER;

-- Every index ends with the row number, which is the order of reception, because lists start with the newest.
CREATE INDEX inquiries_by_status ON inquiries (status);
CREATE INDEX inquiries_by_answer ON inquiries (answered_at IS NULL);
CREATE INDEX inquiries_by_form ON inquiries (form);
CREATE INDEX inquiries_by_service ON inquiries (service) WHERE service IS NOT NULL;
CREATE INDEX inquiries_by_delivery ON inquiries (delivered_at) WHERE delivered_at IS NOT NULL;
CREATE INDEX inquiries_by_patience ON inquiries (answered_at - received_at) WHERE answered_at IS NOT NULL;

-- The events of each message; `actor` is a person, or NULL for the website. They are removed with the message.
CREATE TABLE history (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL,
  at INTEGER NOT NULL,
  what TEXT NOT NULL CHECK (what IN ('held', 'tried', 'delivered', 'failed', 'alerted', 'resent',
    'released', 'answered', 'reopened', 'taken', 'given-back', 'note', 'erased')),
  actor TEXT,
  detail TEXT
) STRICT;
CREATE INDEX history_by_message ON history (reference);
CREATE INDEX history_of_erased ON history (at) WHERE what = 'erased';

-- Counts per week from Monday, without personal data: the desk shows a year, but messages are removed earlier.
CREATE TABLE weeks (
  week INTEGER NOT NULL,
  form TEXT NOT NULL,
  service TEXT NOT NULL,
  received INTEGER NOT NULL DEFAULT 0,
  held INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (week, form, service)
) STRICT, WITHOUT ROWID;

-- The search index has the row numbers of inquiries and no copy of the words. The desk and the sweep fill
-- it, not the visitor's post, so that an error of the index cannot lose a message.
CREATE VIRTUAL TABLE inquiry_words USING fts5 (
  words, content = '', contentless_delete = 1, prefix = '2 3',
  tokenize = "unicode61 remove_diacritics 2"
);

CREATE TRIGGER inquiry_received AFTER INSERT ON inquiries
BEGIN
  INSERT INTO weeks (week, form, service, received, held)
  VALUES ((NEW.received_at + 259200000) / 604800000, NEW.form, coalesce(NEW.service, ''), 1, NEW.status = 'held')
  ON CONFLICT (week, form, service) DO UPDATE SET received = received + 1, held = held + excluded.held;
  INSERT INTO history (reference, at, what, detail)
  SELECT NEW.reference, NEW.received_at, 'held', NEW.held_reason WHERE NEW.status = 'held';
END;

CREATE TRIGGER inquiry_delivery AFTER UPDATE OF status, lease_token, alerted_as ON inquiries
BEGIN
  INSERT INTO history (reference, at, what, detail)
  SELECT NEW.reference, coalesce(NEW.delivered_at, CAST(unixepoch('subsec') * 1000 AS INTEGER)), 'delivered', NULL
  WHERE OLD.status <> 'delivered' AND NEW.status = 'delivered'
  UNION ALL
  SELECT NEW.reference, CAST(unixepoch('subsec') * 1000 AS INTEGER), 'failed', NEW.last_error
  WHERE OLD.status <> 'failed' AND NEW.status = 'failed'
  UNION ALL
  -- A consumer whose lease another consumer replaces was interrupted.
  SELECT NEW.reference, CAST(unixepoch('subsec') * 1000 AS INTEGER), 'tried',
    CASE WHEN NEW.lease_token IS NULL THEN NEW.last_error ELSE 'interrupted' END
  WHERE OLD.status = 'queued' AND NEW.status = 'queued' AND OLD.queued_at = NEW.queued_at
    AND OLD.lease_token IS NOT NULL AND NEW.lease_token IS NOT OLD.lease_token
  UNION ALL
  SELECT NEW.reference, coalesce(NEW.alerted_at, CAST(unixepoch('subsec') * 1000 AS INTEGER)), 'alerted', NEW.alerted_as
  WHERE NEW.alerted_as IS NOT NULL AND NEW.alerted_as IS NOT OLD.alerted_as;
  UPDATE weeks SET failed = failed + 1
  WHERE OLD.status <> 'failed' AND NEW.status = 'failed'
    AND week = (NEW.received_at + 259200000) / 604800000 AND form = NEW.form
    AND service = coalesce(NEW.service, '');
END;

CREATE TRIGGER inquiry_handled AFTER UPDATE OF acted_at ON inquiries
BEGIN
  INSERT INTO history (reference, at, what, actor)
  SELECT NEW.reference, coalesce(NEW.acted_at, CAST(unixepoch('subsec') * 1000 AS INTEGER)), CASE OLD.status WHEN 'held' THEN 'released' ELSE 'resent' END, NEW.acted_by
  WHERE NEW.queued_at <> OLD.queued_at
  UNION ALL
  SELECT NEW.reference, coalesce(NEW.acted_at, CAST(unixepoch('subsec') * 1000 AS INTEGER)), CASE WHEN NEW.answered_at IS NULL THEN 'reopened' ELSE 'answered' END, NEW.acted_by
  WHERE (NEW.answered_at IS NULL) <> (OLD.answered_at IS NULL)
  UNION ALL
  SELECT NEW.reference, coalesce(NEW.acted_at, CAST(unixepoch('subsec') * 1000 AS INTEGER)), CASE WHEN NEW.taken_by IS NULL THEN 'given-back' ELSE 'taken' END, NEW.acted_by
  WHERE NEW.taken_by IS NOT OLD.taken_by;
END;

CREATE TRIGGER inquiry_removed AFTER DELETE ON inquiries
BEGIN
  DELETE FROM history WHERE reference = OLD.reference;
  DELETE FROM inquiry_words WHERE rowid = OLD.rowid;
END;

-- The counts and the history of older rows are derived from their columns.
INSERT INTO weeks (week, form, service, received, held, failed)
SELECT (received_at + 259200000) / 604800000, form, coalesce(service, ''), count(*),
  sum(status = 'held'), sum(status = 'failed')
FROM inquiries GROUP BY 1, 2, 3;
INSERT INTO history (reference, at, what, detail)
SELECT reference, received_at, 'held', held_reason FROM inquiries WHERE status = 'held'
UNION ALL SELECT reference, delivered_at, 'delivered', NULL FROM inquiries WHERE delivered_at IS NOT NULL
UNION ALL SELECT reference, alerted_at, 'alerted', alerted_as FROM inquiries WHERE alerted_at IS NOT NULL;
-- The desk shows only messages after this migration as unread.
UPDATE inquiries SET read_at = received_at;
