/** A desk over a database of its own, made as `npm start` makes it. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openDesk } from '../../../scripts/inbox/bindings.ts';
import { prepareDatabase } from '../../../scripts/lib/worker.ts';

export async function openTestDesk() {
  const state = mkdtempSync(path.join(tmpdir(), 'desk-state-'));
  await prepareDatabase(state);
  const desk = await openDesk(false, state);
  return {
    ...desk,
    close: async () => {
      await desk.close();
      rmSync(state, { recursive: true });
    },
  };
}

export type TestDesk = Awaited<ReturnType<typeof openTestDesk>>;

export type Columns = Record<string, string | number | null>;

/** Writes a row as it is, past all that the Worker checks and cleans. */
export async function keepRow({ DB }: TestDesk, columns: Columns): Promise<void> {
  const row: Columns = {
    submission: crypto.randomUUID(),
    fingerprint: crypto.randomUUID(),
    form: 'contact',
    due_at: 0,
    ...columns,
  };
  const names = Object.keys(row);
  await DB.prepare(
    `INSERT INTO inquiries (${names.join(', ')}) VALUES (${names.map(() => '?').join(', ')})`,
  )
    .bind(...Object.values(row))
    .run();
}

export async function joined(pieces: AsyncIterable<string>): Promise<string> {
  let text = '';
  for await (const piece of pieces) {
    text += piece;
  }
  return text;
}
