/** Indexes new messages before each search and in every sweep. */
import type { DatabaseEnv } from './env.ts';

/** A request on the free plan may query the database 50 times. */
export const indexLimits = { batch: 1_000, rounds: 10 } as const;

/** Adds the phone number's last ten digits, so that a search finds any way of writing the number. */
const insertWordsSql = `
INSERT INTO inquiry_words (rowid, words)
SELECT rowid, reference || ' ' || (SELECT group_concat(value, ' ') FROM json_each(fields)) || ' '
  || substr(replace(replace(replace(replace(replace(coalesce(fields ->> 'phoneNumber', ''),
       '+', ''), ' ', ''), '-', ''), '(', ''), ')', ''), -10)
FROM inquiries
WHERE rowid > coalesce((SELECT rowid FROM inquiry_words ORDER BY rowid DESC LIMIT 1), 0)
ORDER BY rowid LIMIT ${indexLimits.batch} RETURNING rowid`;

export async function fillSearchIndex({ DB }: DatabaseEnv): Promise<void> {
  for (let batchIndex = 0; batchIndex < indexLimits.rounds; batchIndex += 1) {
    const { results: indexedRows } = await DB.prepare(insertWordsSql).all();
    if (indexedRows.length < indexLimits.batch) {
      return;
    }
  }
}
