-- Page views without personal data: a row per day for each page, source and country, and a row for the
-- whole day, whose `written` limits the rows that a flood of views can write. Days are in UTC, like the
-- limits of the free plan.
CREATE TABLE views (
  kind TEXT NOT NULL CHECK (kind IN ('day', 'page', 'source', 'country')),
  day INTEGER NOT NULL,
  name TEXT NOT NULL,
  views INTEGER NOT NULL,
  visits INTEGER NOT NULL,
  written INTEGER NOT NULL,
  PRIMARY KEY (kind, day, name)
) STRICT, WITHOUT ROWID;

-- The desk counts messages per page when it shows them, so that an error of the counting cannot lose a message.
CREATE INDEX inquiries_by_page ON inquiries (page, received_at) WHERE page IS NOT NULL AND status <> 'held';
