import { parseArgs } from 'node:util';

export const usage = `The owner's desk: what visitors have sent, and what became of it.

  npm run inbox                          the latest messages
  npm run inbox -- list --status held    only held ones (queued, delivered, failed, held)
  npm run inbox -- show REFERENCE        one message in full
  npm run inbox -- cv REFERENCE          save an applicant's CV into this folder
  npm run inbox -- export > inbox.csv    everything as a table; --json for programs
  npm run inbox -- resend REFERENCE      deliver once more
  npm run inbox -- release REFERENCE     deliver what was held as spam by mistake
  npm run inbox -- erase EMAIL           remove all that a person sent, files too
  npm run inbox -- purge --dry-run       what has grown old; without --dry-run remove it

  --remote   the deployed database instead of this machine's
  --limit N  how many the list shows (20)
  --yes      answer the question of erase and purge with yes`;

/** A mistake of whoever typed the command, told in one line without a stack. */
export class Advice extends Error {}

const statuses = ['queued', 'delivered', 'failed', 'held'];

export interface Order {
  command: string;
  subject: string | undefined;
  remote: boolean;
  yes: boolean;
  json: boolean;
  dryRun: boolean;
  limit: number;
  status: string | undefined;
}

export function readOrder(typed: string[]): Order {
  const { values, positionals } = parsed(typed);
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1)
    throw new Advice('--limit takes a whole number, such as --limit 50.');
  if (values.status !== undefined && !statuses.includes(values.status)) {
    throw new Advice(`--status takes one of: ${statuses.join(', ')}.`);
  }
  return {
    command: values.help ? 'help' : (positionals[0] ?? 'list'),
    subject: positionals[1],
    remote: values.remote,
    yes: values.yes,
    json: values.json,
    dryRun: values['dry-run'],
    limit,
    status: values.status,
  };
}

function parsed(typed: string[]) {
  try {
    return parseArgs({
      args: typed,
      allowPositionals: true,
      options: {
        remote: { type: 'boolean', default: false },
        yes: { type: 'boolean', default: false },
        json: { type: 'boolean', default: false },
        'dry-run': { type: 'boolean', default: false },
        limit: { type: 'string', default: '20' },
        status: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new Advice(
      `${error instanceof Error ? error.message.split('. ')[0] : 'Unknown option'}.\n\n${usage}`,
    );
  }
}
