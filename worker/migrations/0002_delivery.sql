-- What a row must know of itself so that nothing is lost and silence is heard. README.md tells the states.
-- The request that wrote it: a request whose answer got lost knows its own row again.
ALTER TABLE inquiries ADD COLUMN write_token TEXT;
-- The sender that holds it: a sender that comes late marks nothing.
ALTER TABLE inquiries ADD COLUMN lease_token TEXT;
-- Until when a queue message is expected to bring it to a sender.
ALTER TABLE inquiries ADD COLUMN carried_until INTEGER NOT NULL DEFAULT 0;
-- Since when it waits: from its reception or from the owner's last wish to send it again.
ALTER TABLE inquiries ADD COLUMN queued_at INTEGER NOT NULL DEFAULT 0;
-- What the owner was told of it, 'delayed' or 'failed', and until when somebody is about to tell.
ALTER TABLE inquiries ADD COLUMN alerted_as TEXT CHECK (alerted_as IN ('delayed', 'failed'));
ALTER TABLE inquiries ADD COLUMN alerting_until INTEGER NOT NULL DEFAULT 0;
-- When the owner was told that it is held.
ALTER TABLE inquiries ADD COLUMN held_notice_at INTEGER;

UPDATE inquiries SET alerted_as = CASE status WHEN 'failed' THEN 'failed' ELSE 'delayed' END
WHERE alerted_at IS NOT NULL;

-- When something was last seen to work, and until when its trouble need not be told again.
CREATE TABLE signals (
  name TEXT PRIMARY KEY,
  seen_at INTEGER NOT NULL,
  silent_until INTEGER NOT NULL DEFAULT 0
) STRICT;

INSERT INTO signals (name, seen_at)
VALUES ('sweep', unixepoch() * 1000), ('daily-round', unixepoch() * 1000), ('heartbeat', unixepoch() * 1000);
