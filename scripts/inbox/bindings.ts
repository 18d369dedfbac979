/** The database and the bucket of this machine, or the deployed ones through wrangler's remote bindings. */
import { execFile } from 'node:child_process';
import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { enableCompileCache } from 'node:module';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { inspect, promisify } from 'node:util';
import type { D1Database, R2Bucket } from '@cloudflare/workers-types';
import * as v from 'valibot';
import { root } from '../lib/run.ts';
import type { Settings } from '../lib/settings.ts';
import { config, localState } from '../lib/worker.ts';
import { UsageError } from './arguments.ts';

// wrangler reads these when it loads. It then prints nothing, asks nothing, and does not look up a location for the local Worker.
Object.assign(process.env, {
  WRANGLER_LOG: 'none',
  WRANGLER_WRITE_LOGS: 'false',
  CI: '1',
  CLOUDFLARE_CF_FETCH_ENABLED: 'false',
});

interface Bindings {
  DB: D1Database;
  FILES: R2Bucket;
}

export async function openDesk(remote: boolean, state = localState) {
  // wrangler is 15 MB of code: what is compiled once starts a tenth faster.
  enableCompileCache(path.join(root, 'node_modules/.cache/node'));
  const [{ getPlatformProxy }, { readSettings }] = await Promise.all([
    import('wrangler'),
    import('../lib/settings.ts'),
  ]);
  const folder = await mkdtemp(path.join(tmpdir(), 'desk-'));
  const configPath = path.join(folder, 'wrangler.json');
  try {
    await writeFile(configPath, JSON.stringify(await deskSettings(readSettings(), remote)));
    const { env, dispose } = await getPlatformProxy<Bindings>({
      configPath,
      persist: { path: path.join(state, 'v3') },
      remoteBindings: remote,
    });
    return {
      ...env,
      close: async () => {
        await dispose();
        await rm(folder, { recursive: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true });
    throw error;
  }
}

/** Settings with the Worker's database and bucket alone, so that nothing else has to start. */
async function deskSettings(settings: Settings, remote: boolean) {
  const { name, account_id, compliance_region, compatibility_date } = settings;
  return {
    name,
    account_id,
    compliance_region,
    compatibility_date,
    d1_databases: await Promise.all(
      settings.d1_databases.map(async (database) => ({
        ...database,
        remote,
        database_id:
          database.database_id ?? (remote ? await findId(database.database_name) : undefined),
      })),
    ),
    r2_buckets: settings.r2_buckets.map((bucket) => ({ ...bucket, remote })),
  };
}

const databasesSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.array(v.object({ uuid: v.string(), name: v.string() })),
);

/** A remote binding needs the database's id; a deployment finds it by its name. */
async function findId(name: string | undefined): Promise<string> {
  const { stdout } = await promisify(execFile)(
    process.execPath,
    [path.join(root, 'node_modules/wrangler/bin/wrangler.js'), 'd1', 'list', '--json', ...config],
    { cwd: root, env: { ...process.env, WRANGLER_LOG: 'log' } },
  );
  const id = v.parse(databasesSchema, stdout).find((database) => database.name === name)?.uuid;
  if (id === undefined) {
    throw new UsageError('There is no deployed database yet. Run `npm run deploy` first.');
  }
  return id;
}

const knownProblems: [RegExp, string][] = [
  [
    /no such table/,
    'This database has no tables yet. Run `npm start` once, or `npm run deploy` for the deployed one.',
  ],
  [/CLOUDFLARE_API_TOKEN|not logged in|Authentication error/i, 'Log in first: npx wrangler login'],
  [
    /More than one account/,
    'Your login reaches several accounts. Write the id of the right one as "account_id" into worker/wrangler.jsonc.',
  ],
  [/SQLITE_BUSY|session commit token/, 'The database is busy just now. Try again in a moment.'],
  [
    /ENOTFOUND|ECONNREFUSED|EAI_AGAIN|fetch failed|Unable to resolve/i,
    'Cloudflare cannot be reached from here. Check the connection and try again.',
  ],
];

/** Says what to do about an error; undefined for an unknown one. */
export function explain(error: unknown): string | undefined {
  if (error instanceof UsageError) {
    return error.message;
  }
  const text = inspect(error);
  return knownProblems.find(([pattern]) => pattern.test(text))?.[1];
}
