import { env as bindings } from 'cloudflare:workers';
import { expect } from 'vitest';

export async function readRows(): Promise<Record<string, unknown>[]> {
  return (await bindings.DB.prepare('SELECT * FROM inquiries ORDER BY received_at, rowid').all())
    .results;
}

/** Expects exactly these rows, in the order of their receipt, each with at least these columns. */
export async function expectRows(...expectedRows: object[]): Promise<void> {
  expect(await readRows()).toMatchObject(expectedRows);
}

/** Each column's value is SQL over the row's number `n`; returns the keys of the rows' files. */
export async function insertRows(rowCount: number, extraColumns: Record<string, string>) {
  const { reference = 'n' } = extraColumns;
  const uniqueColumns = { reference, submission: reference, fingerprint: reference };
  const textColumns = { form: `'contact'`, email: `'x'`, fields: `'{}'`, status: `'delivered'` };
  const timeColumns = { received_at: '1', due_at: '1' };
  const sqlByColumn = { ...uniqueColumns, ...textColumns, ...timeColumns, ...extraColumns };
  const { results } = await bindings.DB.prepare(
    `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${rowCount})
     INSERT INTO inquiries (${Object.keys(sqlByColumn)}) SELECT ${Object.values(sqlByColumn)} FROM numbers
     RETURNING file_key`,
  ).all<{ file_key: string | null }>();
  return results.flatMap(({ file_key: fileKey }) => fileKey ?? []);
}

export async function updateRows(setClause: string, ...boundValues: unknown[]): Promise<void> {
  await bindings.DB.prepare(`UPDATE inquiries SET ${setClause}`)
    .bind(...boundValues)
    .run();
}

export async function listFileKeys(listOptions: R2ListOptions = {}): Promise<string[]> {
  const filesPage = await bindings.FILES.list(listOptions);
  const pageKeys = filesPage.objects.map(({ key }) => key);
  return filesPage.truncated
    ? [...pageKeys, ...(await listFileKeys({ cursor: filesPage.cursor }))]
    : pageKeys;
}
