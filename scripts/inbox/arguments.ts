import { parseArgs } from 'node:util';
import * as v from 'valibot';
import { type Filter, states } from '../../worker/desk/filter.ts';

export const usage = `The owner's desk: what visitors have sent, and what became of it.

  npm run inbox                          the latest messages
  npm run inbox -- list --status held    only held ones (or open, answered, expiring, queued,
                                         delivered, failed)
  npm run inbox -- list --search WORDS   by name, mail, phone number, reference, any word
  npm run inbox -- show REFERENCE        one message in full, with its history
  npm run inbox -- cv REFERENCE          save an applicant's CV into this folder
  npm run inbox -- export FILE          everything as a table; --json for programs
  npm run inbox -- backup FILE          the whole database as SQL
  npm run inbox -- resend REFERENCE      deliver once more; --failed: all that failed
  npm run inbox -- release REFERENCE     deliver what was held as spam by mistake
  npm run inbox -- erase EMAIL           remove all that a person sent, files too
  npm run inbox -- purge --dry-run       what has grown old; without --dry-run remove it

  --remote   the deployed database instead of this machine's
  --limit N  how many the list shows (20)
  --yes      answer the question of erase and purge with yes`;

/** A mistake in the command, or a missing set-up: printed in one line without a stack. */
export class UsageError extends Error {}

export interface Options {
  command: string;
  subject: string | undefined;
  remote: boolean;
  yes: boolean;
  json: boolean;
  dryRun: boolean;
  failed: boolean;
  limit: number;
  filter: Filter;
}

export function readOptions(typed: string[]): Options {
  const { values, positionals } = parsed(typed);
  const limit = Number(values.limit);
  if (!Number.isInteger(limit) || limit < 1) {
    throw new UsageError('--limit takes a whole number, such as --limit 50.');
  }
  const status = v.safeParse(v.optional(v.picklist(states)), values.status);
  if (!status.success) {
    throw new UsageError(`--status takes one of: ${states.join(', ')}.`);
  }
  return {
    command: values.help ? 'help' : (positionals[0] ?? 'list'),
    subject: positionals[1],
    remote: values.remote,
    yes: values.yes,
    json: values.json,
    dryRun: values['dry-run'],
    failed: values.failed,
    limit,
    filter: { state: status.output, words: values.search },
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
        failed: { type: 'boolean', default: false },
        limit: { type: 'string', default: '20' },
        status: { type: 'string' },
        search: { type: 'string' },
        help: { type: 'boolean', default: false },
      },
    });
  } catch (error) {
    throw new UsageError(
      `${error instanceof Error ? error.message.split('. ')[0] : 'Unknown option'}.\n\n${usage}`,
    );
  }
}
