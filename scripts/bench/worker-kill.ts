/**
 * `npm run bench -- worker-kill`: kills the local server with signal 9 ten times while messages
 * arrive. Every message answered with 200 must keep its row and file, and be delivered in the end.
 */
import { join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { root } from '../lib/run.ts';
import {
  apply,
  database,
  inquiry,
  kill,
  post,
  read,
  serve,
  settings,
  settle,
  stop,
} from './local-worker.ts';

const kills = 10;
const visitors = 20;

interface Report {
  rows: { status: string; count: number }[];
}
type Row = { reference: string; status: string; file: boolean | null };

const accepted = new Map<string, boolean>();
let unanswered = 0;

/** Sends messages one by one until the server is killed. */
async function visit(server: Parameters<typeof post>[0], isAlive: () => boolean): Promise<void> {
  while (isAlive()) {
    const withCv = Math.random() < 0.3;
    try {
      const answer = withCv
        ? await apply(server, crypto.randomUUID())
        : await post(server, '/api/v1/email', inquiry());
      if (answer.status === 200) {
        accepted.set(JSON.parse(answer.body).reference, withCv);
      }
    } catch {
      unanswered += 1;
    }
  }
}

try {
  const configuration = settings('killed', 'failing-mail.ts', {
    d1_databases: database(join(root, 'worker/migrations')),
  });
  for (let round = 1; round <= kills; round += 1) {
    const server = await serve('killed', configuration);
    let alive = true;
    const visits = Array.from({ length: visitors }, () => visit(server, () => alive));
    await pause(500 + Math.random() * 2_500);
    alive = false;
    await kill(server);
    await Promise.all(visits);
    console.log(
      `  kill ${round}: ${accepted.size} accepted so far, ${unanswered} without an answer`,
    );
  }
  const server = await serve('killed', configuration);
  await settle<Report>(server, 300_000);
  const rows = await read<Row[]>(server, '/api/bench/rows');
  const kept = new Map(rows.map((row) => [row.reference, row]));
  const lost = [...accepted].filter(([reference, withCv]) => {
    const row = kept.get(reference);
    return row?.status !== 'delivered' || (withCv && row.file !== true);
  });
  const gone = rows.filter(({ file }) => file === false).length;
  console.log(
    `\n${kills} kills, ${accepted.size} accepted, ${[...accepted.values()].filter(Boolean).length} of them with a CV; rows ${rows.length}, files gone ${gone}, lost ${lost.length}.`,
  );
  process.exitCode = lost.length + gone === 0 ? 0 : 1;
} finally {
  await stop();
}
