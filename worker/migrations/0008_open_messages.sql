-- The open desk counts these messages again and again, and D1 limits the rows that are read in a day.
CREATE INDEX inquiries_by_openness ON inquiries (answered_at IS NULL AND status <> 'held');

-- A message that is queued again is no longer given up, so its week no longer counts it as failed.
CREATE TRIGGER inquiry_retried AFTER UPDATE OF status ON inquiries
WHEN OLD.status = 'failed' AND NEW.status <> 'failed'
BEGIN
  UPDATE weeks SET failed = failed - 1
  WHERE week = (NEW.received_at + 259200000) / 604800000 AND form = NEW.form
    AND service = coalesce(NEW.service, '');
END;

-- Subtracts every failure that has ended; a message that is failed now counts once.
UPDATE weeks SET failed = failed - (
  SELECT count(*) - count(DISTINCT CASE status WHEN 'failed' THEN reference END)
  FROM inquiries JOIN history USING (reference)
  WHERE what = 'failed' AND (received_at + 259200000) / 604800000 = week
    AND inquiries.form = weeks.form AND coalesce(inquiries.service, '') = weeks.service);
