import { execFile } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import * as v from 'valibot';
import { Advice } from './arguments.ts';
import { fill } from './statement.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const configuration = `${root}worker/wrangler.jsonc`;
const wrangler = `${root}node_modules/wrangler/bin/wrangler.js`;

export type Row = Record<string, string | number | null>;

const answerSchema = v.array(
  v.object({
    results: v.array(v.record(v.string(), v.nullable(v.union([v.string(), v.number()])))),
  }),
);

/** The database and the bucket, on this machine or deployed. Wrangler is their only door, so access rights are its own. */
export function openDesk(remote: boolean, state = `${root}.wrangler/state`) {
  const place = remote ? ['--remote'] : ['--local', '--persist-to', state];
  const common = ['--config', configuration, ...place];

  async function ask(sql: string, values: (string | number)[] = []): Promise<Row[]> {
    const command = fill(sql, values);
    const answer = await run([
      'd1',
      'execute',
      'DB',
      '--json',
      '--yes',
      ...common,
      '--command',
      command,
    ]);
    return v.parse(answerSchema, JSON.parse(answer))[0]?.results ?? [];
  }

  return {
    ask,
    removeFile: (key: string) => run(['r2', 'object', 'delete', `${bucket()}/${key}`, ...common]),
    saveFile: (key: string, to: string) =>
      run(['r2', 'object', 'get', `${bucket()}/${key}`, '--file', to, ...common]),
  };
}

export type Desk = ReturnType<typeof openDesk>;

function bucket(): string {
  const name = /"bucket_name":\s*"([^"]+)"/.exec(readFileSync(configuration, 'utf8'))?.[1];
  if (!name) throw new Advice('worker/wrangler.jsonc names no bucket ("bucket_name").');
  return name;
}

function run(typed: string[]): Promise<string> {
  return new Promise((resolve, reject) => {
    execFile(
      process.execPath,
      [wrangler, ...typed],
      {
        cwd: root,
        maxBuffer: 1024 ** 3,
        env: { ...process.env, WRANGLER_SEND_METRICS: 'false', NO_COLOR: '1' },
      },
      (error, output, problems) =>
        error ? reject(advice(`${output}\n${problems}`)) : resolve(output),
    );
  });
}

const knownProblems: [RegExp, string][] = [
  [
    /no such table/,
    'This database has no tables yet. Run `npm start` once, or `npm run deploy` for the deployed one.',
  ],
  [/CLOUDFLARE_API_TOKEN|not logged in|Authentication error/i, 'Log in first: npx wrangler login'],
  [/database is locked|SQLITE_BUSY/i, 'The database is busy just now. Try again in a moment.'],
  [
    /Couldn't find a D1 DB|database_id/i,
    'There is no deployed database yet. Run `npm run deploy` first.',
  ],
  [
    /ENOTFOUND|ECONNREFUSED|fetch failed/i,
    'Cloudflare cannot be reached from here. Check the connection and try again.',
  ],
];

function advice(output: string): Error {
  const known = knownProblems.find(([sign]) => sign.test(output));
  if (known) return new Advice(known[1]);
  const told = /"text":\s*"([^"]+)"/.exec(output)?.[1] ?? output.trim().split('\n').find(Boolean);
  return new Advice(`Wrangler could not do it: ${told ?? 'no reason given'}`);
}
