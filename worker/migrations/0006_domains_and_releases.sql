-- The hash of the mailbox's domain, for the limit of confirmations per domain; NULL for a public provider.
ALTER TABLE confirmations ADD COLUMN domain TEXT;

-- A message that the owner releases was no spam, so its week no longer counts the message as held.
CREATE TRIGGER inquiry_released AFTER UPDATE OF status ON inquiries
WHEN OLD.status = 'held' AND NEW.status <> 'held'
BEGIN
  UPDATE weeks SET held = held - 1
  WHERE week = (NEW.received_at + 259200000) / 604800000 AND form = NEW.form
    AND service = coalesce(NEW.service, '');
END;

UPDATE weeks SET held = held - (
  SELECT count(DISTINCT inquiries.reference) FROM inquiries JOIN history USING (reference)
  WHERE what = 'released' AND (received_at + 259200000) / 604800000 = week
    AND inquiries.form = weeks.form AND coalesce(inquiries.service, '') = weeks.service);
