import office from '../../worker/company.json' with { type: 'json' };
import type { DeskBindings } from '../../worker/desk/bindings.ts';
import { findMessage, type StoredMessage } from '../../worker/desk/messages.ts';
import { referencePattern } from '../../worker/reference.ts';
import { UsageError } from './arguments.ts';

export function when(milliseconds: number | null): string {
  if (milliseconds === null) {
    return '';
  }
  return new Date(milliseconds).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
}

/** Takes a reference as people write it: in small letters, without signs or prefix. */
export function readReference(typed: string | undefined): string {
  const letters = (typed ?? '').toUpperCase().replace(/[^A-Z0-9]/g, '');
  const prefix = letters.slice(0, -8) || office.referencePrefix;
  const reference = `${prefix}-${letters.slice(-8, -4)}-${letters.slice(-4)}`;
  if (!referencePattern.test(reference)) {
    throw new UsageError(
      'Name one message by its reference, such as CC-7K3M-9QX2. `npm run inbox` lists them.',
    );
  }
  return reference;
}

export async function messageNamed(
  desk: DeskBindings,
  typed: string | undefined,
): Promise<StoredMessage> {
  const reference = readReference(typed);
  const message = await findMessage(desk, reference);
  if (message === null) {
    throw new UsageError(
      `There is no message ${reference} here. With --remote the deployed database is asked.`,
    );
  }
  return message;
}
