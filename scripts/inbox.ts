/** `npm run inbox`: the owner's desk. */
import { createInterface } from 'node:readline/promises';
import { pipeline } from 'node:stream/promises';
import { backUp } from '../worker/desk/backup.ts';
import type { DeskBindings } from '../worker/desk/bindings.ts';
import { Advice, type Order, readOrder, usage } from './inbox/arguments.ts';
import { adviceOn, openDesk } from './inbox/bindings.ts';
import { erase, purge, release, resend } from './inbox/changing.ts';
import { exportAll, list, saveCv, show } from './inbox/reading.ts';

const narrowTerminal = 80;
const terminal = process.stdout.columns ?? narrowTerminal;

type Command = (desk: DeskBindings, order: Order) => Promise<string> | AsyncIterable<string>;

const commands = new Map<string, Command>([
  ['list', (desk, order) => list(desk, order, terminal)],
  ['show', show],
  ['cv', (desk, order) => saveCv(desk, order)],
  ['export', exportAll],
  ['backup', (desk) => backUp(desk)],
  ['resend', resend],
  ['release', release],
  ['erase', (desk, order) => erase(desk, order, confirm)],
  ['purge', (desk, order) => purge(desk, order, confirm, terminal)],
]);

async function obey(order: Order): Promise<void> {
  if (order.command === 'help') return console.log(usage);
  const command = commands.get(order.command);
  if (command === undefined)
    throw new Advice(`There is no command "${order.command}".\n\n${usage}`);
  const desk = await openDesk(order.remote);
  try {
    const answer = await command(desk, order);
    if (typeof answer === 'string') return console.log(answer);
    await pipeline(answer, process.stdout, { end: false }).catch(readerIsGone);
  } finally {
    await desk.close();
  }
}

/** Such as `head`, which closes the pipe when it has enough. */
function readerIsGone(error: NodeJS.ErrnoException): void {
  if (error.code !== 'EPIPE') throw error;
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Advice(`${question}\nNobody is here to answer. Add --yes to mean it.`);
  const answering = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C is a no.
  const answer = await answering.question(`${question} Type yes: `).catch(() => '');
  answering.close();
  return answer.trim().toLowerCase() === 'yes';
}

try {
  await obey(readOrder(process.argv.slice(2)));
} catch (error) {
  const advice = adviceOn(error);
  if (advice === undefined) throw error;
  console.error(advice);
  process.exitCode = 1;
}
