/**
 * Writes the database into a file of SQL. The file has no CVs, because they are in the file store.
 *
 *   npm run backup -- FILE            this machine's database
 *   npm run backup -- FILE --remote   the deployed database, with the login of npx wrangler login
 *
 * To restore the file into a new database, first write its name into worker/wrangler.jsonc and take
 * out database_id. Run npm run deploy last, because a Worker with an empty database would remove the
 * CVs.
 *
 *   npx wrangler d1 create NAME
 *   npx wrangler d1 migrations apply DB -c worker/wrangler.jsonc --remote
 *   npx wrangler d1 execute DB -c worker/wrangler.jsonc --remote --file=FILE
 */
import { parseArgs } from 'node:util';
import { openDatabase, saveBackup } from './lib/save-backup.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: 'boolean', default: false } },
  });
  await saveDatabase(positionals, values.remote);
} catch (error) {
  // Node's message about an unknown option ends with advice about files that begin with a dash.
  console.error(error instanceof Error ? error.message.replace(/ To specify a pos.*/s, '') : error);
  process.exitCode = 1;
}

async function saveDatabase([filePath, ...extraArgs]: string[], isRemote: boolean): Promise<void> {
  if (!filePath || extraArgs.length > 0) {
    throw new Error('Name one file to write: npm run backup -- inquiries.sql [--remote]');
  }
  await saveBackup(openDatabase(isRemote), filePath);
  const databaseLabel = isRemote ? 'The deployed database' : 'The database of this machine';
  console.log(
    `${databaseLabel} is saved as ${filePath}. It holds people's data: keep it where only you can read it.`,
  );
}
