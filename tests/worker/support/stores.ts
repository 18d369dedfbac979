import { env as bindings } from 'cloudflare:workers';
import { expect } from 'vitest';

type StoredRow = Record<string, unknown>;

/** Reads each message with its delivery to the owner. */
export async function readRows(): Promise<StoredRow[]> {
  const { results } = await bindings.DB.prepare(
    `SELECT messages.*, deliveries.*, coalesce(status, 'held') AS status, files.key AS file_key, files.name AS file_name
     FROM messages LEFT JOIN files ON files.message = messages.id AND position = 0
     LEFT JOIN deliveries ON deliveries.message = messages.id AND recipient = 'owner' ORDER BY received_at, id`,
  ).all();
  return results;
}

export async function readDeliveries(): Promise<StoredRow[]> {
  const { results } = await bindings.DB.prepare(
    `SELECT reference, deliveries.* FROM deliveries JOIN messages ON id = message
     ORDER BY message, recipient <> 'owner', recipient <> 'visitor', recipient`,
  ).all();
  return results;
}

/** Expects exactly these messages, in the order of their receipt, each with at least these columns. */
export async function expectRows(...expectedRows: object[]): Promise<void> {
  expect(await readRows()).toMatchObject(expectedRows);
}

/**
 * Inserts messages and their deliveries to the owner; without `delivery` they are held. Each column's value is
 * SQL over the row's number `n`. Returns the keys of the files.
 */
export async function insertMessages(
  messageCount: number,
  { file_key: fileKeySql = 'NULL', ...columns }: Record<string, string> = {},
  delivery: Record<string, string> | null = {},
) {
  const { reference = 'n' } = columns;
  const sqlByColumn = {
    reference,
    submission: reference,
    fingerprint: reference,
    write_token: reference,
    form: `'contact'`,
    email: `'x'`,
    fields: `'{}'`,
    received_at: '1',
    held_at: delivery === null ? '1' : 'NULL',
    ...columns,
  };
  const numbersSql = `WITH RECURSIVE numbers (n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM numbers WHERE n < ${messageCount})`;
  const { results } = await bindings.DB.prepare(
    `${numbersSql} INSERT INTO messages (${Object.keys(sqlByColumn)}) SELECT ${Object.values(sqlByColumn)} FROM numbers
     RETURNING id`,
  ).all<{ id: number }>();
  const idsJson = JSON.stringify(results.map(({ id }) => id));
  if (delivery !== null) {
    const times = { waiting_since: '1', due_at: '1', settled_at: '1' };
    const deliveryColumns = { status: `'delivered'`, ...times, ...delivery };
    const sql = `INSERT INTO deliveries (message, recipient, ${Object.keys(deliveryColumns)})
       SELECT value, 'owner', ${Object.values(deliveryColumns)} FROM json_each(?)`;
    await bindings.DB.prepare(sql).bind(idsJson).run();
  }
  const filesSql = `INSERT INTO files (message, position, key, name, type, size)
     SELECT message, 0, ${fileKeySql}, 'cv.pdf', 'application/pdf', 1
     FROM (SELECT value AS message, key + 1 AS n FROM json_each(?)) WHERE (${fileKeySql}) IS NOT NULL RETURNING key`;
  const { results: files } = await bindings.DB.prepare(filesSql)
    .bind(idsJson)
    .all<{ key: string }>();
  return files.map(({ key }) => key);
}

export async function updateTable(
  table: 'messages' | 'deliveries' | 'files',
  setClause: string,
  ...boundValues: unknown[]
): Promise<void> {
  await bindings.DB.prepare(`UPDATE ${table} SET ${setClause}`)
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
