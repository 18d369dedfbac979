-- Each message has one row, which holds its data and state; queue messages contain only its reference.
CREATE TABLE inquiries (
  reference TEXT PRIMARY KEY,
  submission TEXT NOT NULL,
  fingerprint TEXT NOT NULL,
  form TEXT NOT NULL CHECK (form IN ('inquiry', 'contact', 'support', 'meeting', 'application')),
  email TEXT NOT NULL,
  fields TEXT NOT NULL CHECK (json_valid(fields)),
  page TEXT,
  service TEXT,
  status TEXT NOT NULL CHECK (status IN ('queued', 'delivered', 'failed', 'held')),
  held_reason TEXT,
  received_at INTEGER NOT NULL,
  due_at INTEGER NOT NULL,
  lease_until INTEGER,
  attempts INTEGER NOT NULL DEFAULT 0,
  known_failures INTEGER NOT NULL DEFAULT 0,
  last_error TEXT,
  alerted_at INTEGER,
  delivered_at INTEGER,
  file_key TEXT,
  file_name TEXT,
  file_type TEXT,
  file_size INTEGER,
  UNIQUE (submission, fingerprint)
) STRICT;

CREATE INDEX inquiries_by_content ON inquiries (fingerprint, received_at);
CREATE INDEX inquiries_by_state ON inquiries (status, due_at);
CREATE INDEX inquiries_by_email ON inquiries (email);
CREATE INDEX inquiries_by_file ON inquiries (file_key) WHERE file_key IS NOT NULL;
