-- These columns prevent lost messages and unnoticed failures; delivery/claim.ts lists the states of a row.
-- The token of the inserting request; a retry after a lost response recognises its own row by this token.
ALTER TABLE inquiries ADD COLUMN write_token TEXT;
-- The token of the consumer that leased the row; an outcome with another token is ignored.
ALTER TABLE inquiries ADD COLUMN lease_token TEXT;
-- Until this time, a queue message is expected to bring the row to a consumer.
ALTER TABLE inquiries ADD COLUMN carried_until INTEGER NOT NULL DEFAULT 0;
-- The row waits since this time: its reception, or the owner's last request to send the message again.
ALTER TABLE inquiries ADD COLUMN queued_at INTEGER NOT NULL DEFAULT 0;
-- `alerted_as` says which alert the owner got; until `alerting_until`, a running request may send an alert.
ALTER TABLE inquiries ADD COLUMN alerted_as TEXT CHECK (alerted_as IN ('delayed', 'failed'));
ALTER TABLE inquiries ADD COLUMN alerting_until INTEGER NOT NULL DEFAULT 0;
-- At this time the owner was notified that the message is held.
ALTER TABLE inquiries ADD COLUMN held_notice_at INTEGER;

UPDATE inquiries SET alerted_as = CASE status WHEN 'failed' THEN 'failed' ELSE 'delayed' END
WHERE alerted_at IS NOT NULL;

-- `seen_at` says when a part last worked or failed; until `silent_until`, its failure is not alerted again.
CREATE TABLE signals (
  name TEXT PRIMARY KEY,
  seen_at INTEGER NOT NULL,
  silent_until INTEGER NOT NULL DEFAULT 0
) STRICT;

INSERT INTO signals (name, seen_at)
VALUES ('sweep', unixepoch() * 1000), ('daily-round', unixepoch() * 1000), ('heartbeat', unixepoch() * 1000);
