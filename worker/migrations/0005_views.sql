-- Page views and nothing of a person: a row a day for each page, source of visits and country of
-- visits, and one for the whole day, whose `written` bounds what a flood can cost. Days are those of
-- UTC, when a free plan's limits begin anew.
CREATE TABLE views (
  kind TEXT NOT NULL CHECK (kind IN ('day', 'page', 'source', 'country')),
  day INTEGER NOT NULL,
  name TEXT NOT NULL,
  views INTEGER NOT NULL,
  visits INTEGER NOT NULL,
  written INTEGER NOT NULL,
  PRIMARY KEY (kind, day, name)
) STRICT, WITHOUT ROWID;

-- Messages are counted by page when the desk asks: no trouble of the counting may keep one out.
CREATE INDEX inquiries_by_page ON inquiries (page, received_at) WHERE page IS NOT NULL AND status <> 'held';
