/** What the owner's desk may do to a row. The sweep delivers what stands here as due. */

const dueAtOnce = `status = 'queued', due_at = 0, attempts = 0, known_failures = 0,
  lease_until = NULL, last_error = NULL, alerted_at = NULL`;

/** Sends a message again, also one that was delivered before. */
export const resendStatement = `UPDATE inquiries SET ${dueAtOnce} WHERE reference = ? AND status <> 'held'`;

/** Delivers a message that was held as spam by mistake. */
export const releaseStatement = `UPDATE inquiries SET ${dueAtOnce}, held_reason = NULL WHERE reference = ? AND status = 'held'`;
