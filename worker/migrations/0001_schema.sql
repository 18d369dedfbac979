-- Times are milliseconds since 1970. Only `deliveries` says what must be sent; triggers write the history and the
-- counts, send a message again and undo a mark, so that no statement can forget them.

CREATE TABLE messages (
  id INTEGER PRIMARY KEY, -- the order of reception
  reference TEXT NOT NULL UNIQUE,
  submission TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  -- A request whose answer from the database was lost recognises its own row by this token.
  write_token TEXT NOT NULL,
  form TEXT NOT NULL CHECK (form IN ('inquiry', 'contact', 'support', 'meeting', 'application')),
  email TEXT NOT NULL,
  fields TEXT NOT NULL CHECK (json_valid(fields)),
  -- The texts of the fields in lower case and the digits of the phone number, for the desk's search.
  searchable TEXT NOT NULL DEFAULT '',
  page TEXT,
  service TEXT,
  -- The utm_source of the visit, if it is a listed campaign.
  campaign TEXT,
  spam_reason TEXT,
  -- A message held on arrival has no delivery until the owner releases it; one that a person marked as spam has one.
  held_at INTEGER,
  held_notice_at INTEGER,
  received_at INTEGER NOT NULL,
  read_at INTEGER,
  answered_at INTEGER,
  taken_by TEXT,
  -- The day of the reminder at the office, such as 2026-12-03.
  due_on TEXT,
  -- The person who last handled the message, and the time; each statement for a person's action sets both.
  acted_by TEXT,
  acted_at INTEGER,
  -- Setting it sends the message to the owner again.
  resent_at INTEGER,
  -- A meeting: its start, its end, and the token of the visitor's link. `meeting_changed_at` is the time of the last
  -- move or of the cancellation.
  meets_at INTEGER,
  meets_until INTEGER,
  meeting_token TEXT UNIQUE,
  meeting_changed_at INTEGER,
  cancelled_at INTEGER,
  UNIQUE (submission, fingerprint)
) STRICT;
-- Decides who gets a slot; a cancelled meeting frees its own.
CREATE UNIQUE INDEX messages_by_meeting ON messages (meets_at) WHERE meets_at IS NOT NULL AND cancelled_at IS NULL;
CREATE INDEX messages_by_content ON messages (fingerprint, received_at);
CREATE INDEX messages_by_email ON messages (email);
CREATE INDEX messages_open ON messages (id) WHERE answered_at IS NULL AND held_at IS NULL;
CREATE INDEX messages_due ON messages (due_on) WHERE due_on IS NOT NULL AND held_at IS NULL;
CREATE INDEX messages_held ON messages (held_at) WHERE held_at IS NOT NULL;

-- The times at which the owner meets nobody, and the hash of the calendar feed's address.
CREATE TABLE blocked_times (
  starts_at INTEGER PRIMARY KEY,
  ends_at INTEGER NOT NULL
) STRICT;
CREATE TABLE calendar_feed (
  secret_hash TEXT PRIMARY KEY,
  has_names INTEGER NOT NULL
) STRICT, WITHOUT ROWID;

CREATE VIEW meetings AS
SELECT reference, fields ->> 'name' AS name, email, fields ->> 'phoneNumber' AS phone, page,
  received_at, meets_at, meets_until, meeting_token, meeting_changed_at, cancelled_at
FROM messages WHERE meets_at IS NOT NULL;

CREATE VIEW busy_times AS
SELECT meets_at AS starts_at, meets_until AS ends_at, id AS message FROM messages
WHERE meets_at IS NOT NULL AND cancelled_at IS NULL
UNION ALL SELECT starts_at, ends_at, NULL FROM blocked_times;

-- The bucket has the files, stored before their message.
CREATE TABLE files (
  message INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  position INTEGER NOT NULL,
  key TEXT NOT NULL UNIQUE,
  name TEXT NOT NULL,
  type TEXT NOT NULL,
  size INTEGER NOT NULL,
  PRIMARY KEY (message, position)
) STRICT, WITHOUT ROWID;

-- One row for each message and recipient: `owner`, `visitor`, or the id of a webhook (its host, #, a hash).
CREATE TABLE deliveries (
  message INTEGER NOT NULL REFERENCES messages (id) ON DELETE CASCADE,
  recipient TEXT NOT NULL,
  status TEXT NOT NULL DEFAULT 'waiting' CHECK (status IN ('waiting', 'delivered', 'failed')),
  waiting_since INTEGER NOT NULL,
  -- The next attempt; a claim moves it to the end of its lease.
  due_at INTEGER NOT NULL,
  -- The token of the running attempt; a row that is due with a token was interrupted.
  lease_token TEXT,
  attempts INTEGER NOT NULL DEFAULT 0,
  -- 1 after an attempt with an unknown outcome.
  maybe_delivered INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  settled_at INTEGER,
  -- The owner is alerted of the delay or failure at this time.
  alert_at INTEGER,
  PRIMARY KEY (message, recipient)
) STRICT, WITHOUT ROWID;
CREATE INDEX deliveries_due ON deliveries (recipient = 'owner', lease_token IS NULL, due_at) WHERE status = 'waiting';
CREATE INDEX deliveries_waiting ON deliveries (waiting_since) WHERE recipient = 'owner' AND status = 'waiting';
CREATE INDEX deliveries_failed ON deliveries (message) WHERE recipient = 'owner' AND status = 'failed';
CREATE INDEX deliveries_settled ON deliveries (settled_at) WHERE recipient = 'owner' AND status = 'delivered';
CREATE INDEX deliveries_to_alert ON deliveries (alert_at) WHERE alert_at IS NOT NULL;

-- `actor` is a person, or NULL for the website. The events are removed with the message; of an erased message,
-- the event 'erased' stays.
CREATE TABLE history (
  id INTEGER PRIMARY KEY,
  reference TEXT NOT NULL,
  happened_at INTEGER NOT NULL,
  event TEXT NOT NULL,
  recipient TEXT,
  actor TEXT,
  detail TEXT
) STRICT;
CREATE INDEX history_by_message ON history (reference);
CREATE INDEX history_of_erased ON history (happened_at) WHERE event = 'erased';

-- The events that a person can undo; of one kind, the latest decides.
CREATE VIEW marks AS
SELECT *, CASE WHEN event IN ('answered', 'reopened') THEN 'answered'
  WHEN event IN ('taken', 'given', 'given-back') THEN 'taken' ELSE 'due' END AS kind
FROM history WHERE event IN ('answered', 'reopened', 'taken', 'given', 'given-back', 'due', 'due-removed');

-- Messages of these senders are held. The address stays when the messages are removed.
CREATE TABLE spam_senders (email TEXT PRIMARY KEY, marked_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

-- The people of the desk, to give a message to.
CREATE TABLE people (name TEXT PRIMARY KEY, seen_at INTEGER NOT NULL) STRICT, WITHOUT ROWID;

-- Counts without personal data: `weeks` outlive the messages, `days` limit the messages of a day (in UTC), and
-- `counts` spare the open desk from counting rows again and again, because D1 limits the rows read in a day.
CREATE TABLE weeks (
  week INTEGER NOT NULL, -- from Monday
  form TEXT NOT NULL,
  service TEXT NOT NULL,
  received INTEGER NOT NULL DEFAULT 0,
  held INTEGER NOT NULL DEFAULT 0,
  failed INTEGER NOT NULL DEFAULT 0,
  PRIMARY KEY (week, form, service)
) STRICT, WITHOUT ROWID;
CREATE TABLE days (day INTEGER PRIMARY KEY, messages INTEGER NOT NULL) STRICT;
CREATE TABLE counts (state TEXT PRIMARY KEY, messages INTEGER NOT NULL) STRICT, WITHOUT ROWID;
INSERT INTO counts VALUES ('open', 0), ('held', 0), ('waiting', 0), ('failed', 0);

-- `seen_at` says when a part last worked or failed; until `silent_until`, its failure is not alerted again.
CREATE TABLE signals (
  name TEXT PRIMARY KEY,
  seen_at INTEGER NOT NULL,
  silent_until INTEGER NOT NULL DEFAULT 0
) STRICT;
INSERT INTO signals (name, seen_at)
VALUES ('sweep', unixepoch() * 1000), ('daily-round', unixepoch() * 1000), ('heartbeat', unixepoch() * 1000);

-- The hashes of each mailbox that got a confirmation and of its domain (NULL for a public provider), for a day.
CREATE TABLE confirmations (
  id INTEGER PRIMARY KEY,
  mailbox_hash TEXT NOT NULL,
  domain_hash TEXT,
  sent_at INTEGER NOT NULL
) STRICT;
CREATE INDEX confirmations_by_time ON confirmations (sent_at);
CREATE INDEX confirmations_by_mailbox ON confirmations (mailbox_hash);

-- Page views without personal data: a row per day for each page, source, country and bucket of speed, and a row for the whole
-- day, whose `written` limits the rows that a flood of views can write. Days are in UTC, like the plan's limits.
CREATE TABLE views (
  kind TEXT NOT NULL CHECK (kind IN ('day', 'page', 'source', 'country', 'speed')),
  day INTEGER NOT NULL,
  name TEXT NOT NULL,
  views INTEGER NOT NULL,
  visits INTEGER NOT NULL,
  written INTEGER NOT NULL,
  PRIMARY KEY (kind, day, name)
) STRICT, WITHOUT ROWID;

CREATE VIEW messages_with_files AS
SELECT *, (SELECT json_group_array(json_object('key', key, 'name', name, 'type', type, 'size', size) ORDER BY position)
  FROM files WHERE message = messages.id) AS files FROM messages;

-- The status of a message is that of its delivery to the owner; a message held on arrival has no delivery.
CREATE VIEW desk_messages AS
SELECT messages.*, attempts, last_error, settled_at, deliveries.status AS delivery_status,
  iif(held_at IS NULL, deliveries.status, 'held') AS status,
  iif(deliveries.status = 'delivered', settled_at, NULL) AS delivered_at,
  EXISTS (SELECT 1 FROM history
    WHERE history.reference = messages.reference AND event = 'note' AND happened_at > 0) AS noted
FROM messages_with_files AS messages LEFT JOIN deliveries ON message = messages.id AND recipient = 'owner';

-- When the parts of the delivery last worked. SQLite would choose an index that reads every waiting row.
CREATE VIEW health AS
SELECT (SELECT waiting_since FROM deliveries INDEXED BY deliveries_waiting
    WHERE recipient = 'owner' AND status = 'waiting' ORDER BY waiting_since LIMIT 1) AS oldestWaiting,
  (SELECT max(settled_at) FROM deliveries WHERE recipient = 'owner' AND status = 'delivered') AS lastDelivery,
  (SELECT seen_at FROM signals WHERE name = 'sweep') AS lastSweep,
  (SELECT seen_at FROM signals WHERE name = 'heartbeat') AS lastHeartbeat,
  (SELECT seen_at FROM signals WHERE name = 'daily-round') AS lastDailyRound;

CREATE VIEW weekly_counts AS
SELECT 'traffic' AS kind, (day + 3) / 7 AS week, 'visits' AS name, visits AS received, 0 AS held, 0 AS failed
FROM views WHERE kind = 'day'
UNION ALL SELECT 'traffic', (day + 3) / 7, 'views', views, 0, 0 FROM views WHERE kind = 'day'
UNION ALL SELECT 'traffic', week, 'messages', received - held, 0, failed FROM weeks
UNION ALL SELECT 'forms', week, form, received, held, failed FROM weeks
UNION ALL SELECT 'services', week, service, received, held, failed FROM weeks WHERE service <> '';

CREATE TRIGGER message_received AFTER INSERT ON messages
BEGIN
  INSERT INTO days VALUES (NEW.received_at / 86400000, 1)
  ON CONFLICT (day) DO UPDATE SET messages = messages + 1;
  UPDATE counts SET messages = messages + 1 WHERE state = iif(NEW.held_at IS NULL, 'open', 'held');
  -- A held message may name any service, so it counts without one.
  INSERT INTO weeks (week, form, service, received, held)
  VALUES ((NEW.received_at + 259200000) / 604800000, NEW.form,
    iif(NEW.held_at IS NULL, coalesce(NEW.service, ''), ''), 1, NEW.held_at IS NOT NULL)
  ON CONFLICT (week, form, service) DO UPDATE SET received = received + 1, held = held + excluded.held;
  INSERT INTO history (reference, happened_at, event, detail)
  SELECT NEW.reference, NEW.received_at, 'held', NEW.spam_reason WHERE NEW.held_at IS NOT NULL;
END;

-- A released message was no spam, so its week counts it like any other.
CREATE TRIGGER message_released AFTER UPDATE OF held_at ON messages
WHEN OLD.held_at IS NOT NULL AND NEW.held_at IS NULL
BEGIN
  UPDATE counts SET messages = messages - 1 WHERE state = 'held';
  UPDATE counts SET messages = messages + 1 WHERE state = 'open' AND NEW.answered_at IS NULL;
  UPDATE weeks SET received = received - 1, held = held - 1
  WHERE week = (NEW.received_at + 259200000) / 604800000 AND form = NEW.form AND service = '';
  INSERT INTO weeks (week, form, service, received)
  VALUES ((NEW.received_at + 259200000) / 604800000, NEW.form, coalesce(NEW.service, ''), 1)
  ON CONFLICT (week, form, service) DO UPDATE SET received = received + 1;
  DELETE FROM spam_senders WHERE email = NEW.email;
  -- To the owner alone, unless it was delivered before it was marked as spam. The alert is due after an hour.
  INSERT INTO deliveries (message, recipient, waiting_since, due_at, alert_at)
  VALUES (NEW.id, 'owner', NEW.acted_at, NEW.acted_at, NEW.acted_at + 3600000) ON CONFLICT DO NOTHING;
  INSERT INTO history (reference, happened_at, event, actor)
  VALUES (NEW.reference, NEW.acted_at, 'released', NEW.acted_by);
END;

-- Clears the lease, so that the outcome of a running attempt is ignored.
CREATE TRIGGER message_resent AFTER UPDATE OF resent_at ON messages
BEGIN
  UPDATE deliveries SET status = 'waiting', waiting_since = NEW.resent_at, due_at = NEW.resent_at, lease_token = NULL,
    attempts = 0, maybe_delivered = 0, last_error = NULL, settled_at = NULL, alert_at = NEW.resent_at + 3600000
  WHERE message = NEW.id AND recipient = 'owner';
END;

-- Reverts the message to the mark before, if any.
CREATE TRIGGER mark_undone AFTER DELETE ON history
WHEN OLD.event IN ('answered', 'reopened', 'taken', 'given', 'given-back', 'due', 'due-removed')
BEGIN
  UPDATE messages SET answered_at = (SELECT iif(event = 'answered', happened_at, NULL) FROM marks
    WHERE reference = OLD.reference AND kind = 'answered' ORDER BY id DESC LIMIT 1)
  WHERE reference = OLD.reference AND OLD.event IN ('answered', 'reopened');
  UPDATE messages SET taken_by = (SELECT iif(event = 'taken', actor, detail) FROM marks
    WHERE reference = OLD.reference AND kind = 'taken' ORDER BY id DESC LIMIT 1)
  WHERE reference = OLD.reference AND OLD.event IN ('taken', 'given', 'given-back');
  UPDATE messages SET due_on = (SELECT detail FROM marks
    WHERE reference = OLD.reference AND kind = 'due' ORDER BY id DESC LIMIT 1)
  WHERE reference = OLD.reference AND OLD.event IN ('due', 'due-removed');
END;

CREATE TRIGGER message_marked_as_spam AFTER UPDATE OF held_at ON messages
WHEN OLD.held_at IS NULL AND NEW.held_at IS NOT NULL
BEGIN
  UPDATE counts SET messages = messages + 1 WHERE state = 'held';
  UPDATE counts SET messages = messages - 1 WHERE state = 'open' AND NEW.answered_at IS NULL;
  UPDATE weeks SET received = received - 1
  WHERE week = (NEW.received_at + 259200000) / 604800000 AND form = NEW.form AND service = coalesce(NEW.service, '');
  INSERT INTO weeks (week, form, service, received, held)
  VALUES ((NEW.received_at + 259200000) / 604800000, NEW.form, '', 1, 1)
  ON CONFLICT (week, form, service) DO UPDATE SET received = received + 1, held = held + 1;
  INSERT INTO spam_senders VALUES (NEW.email, NEW.held_at)
  ON CONFLICT (email) DO UPDATE SET marked_at = excluded.marked_at;
  INSERT INTO history (reference, happened_at, event, actor)
  VALUES (NEW.reference, NEW.acted_at, 'spam', NEW.acted_by);
END;

CREATE TRIGGER message_answered AFTER UPDATE OF answered_at ON messages
WHEN (NEW.answered_at IS NULL) <> (OLD.answered_at IS NULL)
BEGIN
  UPDATE counts SET messages = messages + iif(NEW.answered_at IS NULL, 1, -1)
  WHERE state = 'open' AND NEW.held_at IS NULL;
  INSERT INTO history (reference, happened_at, event, actor)
  SELECT NEW.reference, NEW.acted_at, iif(NEW.answered_at IS NULL, 'reopened', 'answered'), NEW.acted_by
  WHERE NEW.acted_at IS NOT OLD.acted_at;
END;

CREATE TRIGGER message_taken AFTER UPDATE OF taken_by ON messages
WHEN NEW.taken_by IS NOT OLD.taken_by AND NEW.acted_at IS NOT OLD.acted_at
BEGIN
  INSERT INTO history (reference, happened_at, event, actor, detail)
  VALUES (NEW.reference, NEW.acted_at,
    CASE WHEN NEW.taken_by IS NULL THEN 'given-back' WHEN NEW.taken_by = NEW.acted_by THEN 'taken' ELSE 'given' END,
    NEW.acted_by, nullif(NEW.taken_by, NEW.acted_by));
END;

CREATE TRIGGER message_due AFTER UPDATE OF due_on ON messages
WHEN NEW.due_on IS NOT OLD.due_on AND NEW.acted_at IS NOT OLD.acted_at
BEGIN
  INSERT INTO history (reference, happened_at, event, actor, detail)
  VALUES (NEW.reference, NEW.acted_at, iif(NEW.due_on IS NULL, 'due-removed', 'due'), NEW.acted_by, NEW.due_on);
END;

CREATE TRIGGER meeting_changed AFTER UPDATE OF meeting_changed_at ON messages
BEGIN
  INSERT INTO history (reference, happened_at, event, actor)
  VALUES (NEW.reference, NEW.meeting_changed_at, iif(NEW.cancelled_at IS NULL, 'meeting-moved', 'meeting-cancelled'),
    iif(NEW.acted_at = NEW.meeting_changed_at, NEW.acted_by, NULL));
END;

CREATE TRIGGER message_removed AFTER DELETE ON messages
BEGIN
  UPDATE counts SET messages = messages - 1
  WHERE state = CASE WHEN OLD.held_at IS NOT NULL THEN 'held' WHEN OLD.answered_at IS NULL THEN 'open' END;
  DELETE FROM history WHERE reference = OLD.reference;
END;

CREATE TRIGGER delivery_added AFTER INSERT ON deliveries WHEN NEW.recipient = 'owner'
BEGIN
  UPDATE counts SET messages = messages + 1 WHERE state = NEW.status;
END;

CREATE TRIGGER delivery_removed AFTER DELETE ON deliveries WHEN OLD.recipient = 'owner'
BEGIN
  UPDATE counts SET messages = messages - 1 WHERE state = OLD.status;
END;

CREATE TRIGGER delivery_counted AFTER UPDATE OF status ON deliveries
WHEN NEW.recipient = 'owner' AND NEW.status <> OLD.status
BEGIN
  UPDATE counts SET messages = messages + iif(state = NEW.status, 1, -1) WHERE state IN (OLD.status, NEW.status);
  -- A failed message that waits again is no longer given up.
  UPDATE weeks SET failed = failed + iif(NEW.status = 'failed', 1, -1)
  WHERE 'failed' IN (OLD.status, NEW.status) AND (week, form, service) = (
    SELECT (received_at + 259200000) / 604800000, form, coalesce(service, '') FROM messages WHERE id = NEW.message);
END;

CREATE TRIGGER delivery_recorded AFTER UPDATE OF status, lease_token, waiting_since, alert_at ON deliveries
BEGIN
  INSERT INTO history (reference, happened_at, event, recipient, actor, detail)
  SELECT reference, iif(event = 'resent', NEW.waiting_since,
      coalesce(NEW.settled_at, CAST(unixepoch('subsec') * 1000 AS INTEGER))),
    event, NEW.recipient, iif(event = 'resent', acted_by, NULL), detail
  FROM messages JOIN (
    SELECT NEW.status AS event, NEW.last_error AS detail
    WHERE NEW.status <> OLD.status AND NEW.status <> 'waiting'
    UNION ALL
    -- An attempt whose lease another attempt replaces was interrupted.
    SELECT 'tried', iif(NEW.lease_token IS NULL, NEW.last_error, 'interrupted')
    WHERE NEW.recipient = 'owner' AND NEW.status = 'waiting' AND NEW.waiting_since = OLD.waiting_since
      AND NEW.attempts >= OLD.attempts AND OLD.lease_token IS NOT NULL AND NEW.lease_token IS NOT OLD.lease_token
    UNION ALL
    SELECT 'resent', NULL WHERE NEW.waiting_since <> OLD.waiting_since
    UNION ALL
    SELECT 'alerted', iif(NEW.status = 'failed', 'failed', 'delayed')
    WHERE OLD.alert_at IS NOT NULL AND NEW.alert_at IS NULL AND NEW.status = OLD.status)
  WHERE id = NEW.message AND (event <> 'resent' OR acted_at = NEW.waiting_since);
END;
