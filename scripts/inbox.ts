/** `npm run inbox`: the owner's desk. */
import { createInterface } from 'node:readline/promises';
import { Advice, type Order, readOrder, usage } from './inbox/arguments.ts';
import { erase, purge, release, resend } from './inbox/changing.ts';
import { exportAll, list, saveCv, show } from './inbox/reading.ts';
import { openDesk } from './inbox/wrangler.ts';

const narrowTerminal = 80;

async function obey(order: Order): Promise<string> {
  const desk = openDesk(order.remote);
  const terminal = process.stdout.columns ?? narrowTerminal;
  switch (order.command) {
    case 'help':
      return usage;
    case 'list':
      return list(desk, order, terminal);
    case 'show':
      return show(desk, order);
    case 'cv':
      return saveCv(desk, order);
    case 'export':
      return exportAll(desk, order);
    case 'resend':
      return resend(desk, order);
    case 'release':
      return release(desk, order);
    case 'erase':
      return erase(desk, order, confirm);
    case 'purge':
      return purge(desk, order, confirm, terminal);
    default:
      throw new Advice(`There is no command "${order.command}".\n\n${usage}`);
  }
}

async function confirm(question: string): Promise<boolean> {
  if (!process.stdin.isTTY)
    throw new Advice(`${question}\nNobody is here to answer. Add --yes to mean it.`);
  const terminal = createInterface({ input: process.stdin, output: process.stderr });
  const answer = await terminal.question(`${question} Type yes: `);
  terminal.close();
  return answer.trim().toLowerCase() === 'yes';
}

try {
  console.log(await obey(readOrder(process.argv.slice(2))));
} catch (error) {
  if (!(error instanceof Advice)) throw error;
  console.error(error.message);
  process.exitCode = 1;
}
