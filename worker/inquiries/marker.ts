import type { Database } from '../env.ts';
import { markTries } from '../limits.ts';
import { markDelivered } from './delivery-state.ts';

export type MarkSent = (reference: string) => Promise<void>;

/**
 * Marks sent letters, the first at once and those that end while it is being written together: the
 * database writes one statement at a time, and inserts wait in the same line.
 */
export function createMarker(db: Database): MarkSent {
  let last: Promise<void> = Promise.resolve();
  let open: { references: string[]; written: Promise<void> } | null = null;

  function openGroup() {
    const references: string[] = [];
    const write = () => {
      open = null;
      return markSurely(db, references);
    };
    // A group that failed has told its own letters; the next is written all the same.
    const written = last.then(write, write);
    last = written;
    return { references, written };
  }

  return (reference) => {
    open ??= openGroup();
    open.references.push(reference);
    return open.written;
  };
}

/** A sent letter without its mark would be sent again, so one stumble of the database is not taken as an answer. */
async function markSurely(db: Database, references: string[]): Promise<void> {
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await markDelivered(db, references, Date.now());
    } catch (error) {
      if (attempt >= markTries) throw error;
    }
  }
}
