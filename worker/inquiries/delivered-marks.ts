import type { Database } from '../env.ts';
import { logProblem } from '../log.ts';
import { retry } from '../retry.ts';
import { markDelivered } from './delivery-state.ts';

/**
 * Marks the sent rows of one claim: the first at once, those that follow during that write together.
 * The database writes one statement at a time, and a visitor's insert waits behind each.
 */
export function createDeliveredMarks(
  db: Database,
  token: string,
): (reference: string) => Promise<void> {
  let lastWrite: Promise<void> = Promise.resolve();
  let nextGroup: { references: string[]; written: Promise<void> } | null = null;

  function openGroup() {
    const references: string[] = [];
    const write = () => {
      nextGroup = null;
      return markWithRetries(db, token, references);
    };
    // A group that failed has rejected for its own rows; the next is written all the same.
    const written = lastWrite.then(write, write);
    lastWrite = written;
    return { references, written };
  }

  return (reference) => {
    nextGroup ??= openGroup();
    nextGroup.references.push(reference);
    return nextGroup.written;
  };
}

/** A sent row without its mark is sent again, so a failed write is retried. */
async function markWithRetries(db: Database, token: string, references: string[]): Promise<void> {
  let attempts = 0;
  const marked = await retry(() => {
    attempts += 1;
    return markDelivered(db, token, references, Date.now());
  });
  // After a lost answer there may be nothing more to change.
  if (attempts === 1 && marked < references.length) {
    logProblem('marked-too-late', { references: references.join(' ') });
  }
}
