/**
 * Writes the database into a file of SQL. CVs are not in it: they are in the file store.
 *
 *   npm run backup -- FILE            this machine's database
 *   npm run backup -- FILE --remote   the deployed one, with the login of npx wrangler login
 *
 * Back into a new database, once npm run deploy has made its tables:
 *
 *   npx wrangler d1 execute DB -c worker/wrangler.jsonc --remote --file=FILE
 */
import { parseArgs } from 'node:util';
import { openDatabase, saveBackup } from './lib/backup.ts';

try {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { remote: { type: 'boolean', default: false } },
  });
  await save(positionals, values.remote);
} catch (error) {
  // Node's message about an unknown option ends with advice about files that begin with a dash.
  console.error(error instanceof Error ? error.message.replace(/ To specify a pos.*/s, '') : error);
  process.exitCode = 1;
}

async function save([file, ...others]: string[], remote: boolean): Promise<void> {
  if (!file || others.length > 0) {
    throw new Error('Name one file to write: npm run backup -- inquiries.sql [--remote]');
  }
  await saveBackup(openDatabase(remote), file);
  const source = remote ? 'The deployed database' : 'The database of this machine';
  console.log(
    `${source} is saved as ${file}. It holds people's data: keep it where only you can read it.`,
  );
}
