/** `npm run inbox`: the owner's desk in the terminal. */
import { createInterface } from 'node:readline/promises';
import type { DeskBindings } from '../worker/desk/bindings.ts';
import { type Options, readOptions, UsageError, usage } from './inbox/arguments.ts';
import { explain, openDesk } from './inbox/bindings.ts';
import { erase, purge, release, resend } from './inbox/changing.ts';
import { list, saveCv, show } from './inbox/reading.ts';
import { saveBackup, saveExport } from './inbox/saving.ts';

const terminalWidth = process.stdout.columns ?? 80;

type Command = (desk: DeskBindings, options: Options) => Promise<string>;

const commands = new Map<string, Command>([
  ['list', (desk, options) => list(desk, options, terminalWidth)],
  ['show', show],
  ['cv', (desk, options) => saveCv(desk, options)],
  ['export', saveExport],
  ['backup', saveBackup],
  ['resend', resend],
  ['release', release],
  ['erase', (desk, options) => erase(desk, options, confirm)],
  ['purge', (desk, options) => purge(desk, options, confirm, terminalWidth)],
]);

async function execute(options: Options): Promise<void> {
  if (options.command === 'help') {
    return console.log(usage);
  }
  const command = commands.get(options.command);
  if (command === undefined) {
    throw new UsageError(`There is no command "${options.command}".\n\n${usage}`);
  }
  const desk = await openDesk(options.remote);
  try {
    console.log(await command(desk, options));
  } finally {
    await desk.close();
  }
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY) {
    throw new UsageError(`${question}\nNobody is here to answer. Add --yes to mean it.`);
  }
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  // Ctrl-C is a no.
  const answer = await terminal.question(`${question} Type yes: `).catch(() => '');
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

try {
  await execute(readOptions(process.argv.slice(2)));
} catch (error) {
  const explanation = explain(error);
  if (explanation === undefined) {
    throw error;
  }
  console.error(explanation);
  process.exitCode = 1;
}
