/** Asks the Worker. What goes wrong is one of four things, and the desk says which. */
import type { HistoryEvent } from '../../worker/desk/history.ts';
import type { ListedMessage, StoredMessage } from '../../worker/desk/messages.ts';
import type { Overview } from '../../worker/desk/overview.ts';
import type { Count, Removal } from '../../worker/desk/remove.ts';

export type { Undoable } from '../../worker/desk/handle.ts';
export type { MessagePage } from '../../worker/desk/messages.ts';
export type { Numbers, Origin } from '../../worker/desk/numbers.ts';
export type { Count, HistoryEvent, ListedMessage, Removal, StoredMessage };

export type DeskOverview = Overview & { actor: string };
export interface DeskMessage {
  /** Null for one that was erased: its history says so. */
  message: StoredMessage | null;
  history: HistoryEvent[];
  earlier: ListedMessage[];
}
export type DeskPerson = Count & { latest: ListedMessage[] };

/** The body of POST /changes. */
export type ChangeRequest = { do: string; references?: string[] } & Record<string, unknown>;

/** Says what really changed: references, a number of removed messages, or one new note. */
export type ChangeAnswer = { changed: string[]; at?: number } | Removal | { id: number };

export class DeskProblem extends Error {
  readonly kind: 'signed-out' | 'unreachable' | 'gone' | 'refused';

  constructor(kind: DeskProblem['kind']) {
    super(kind);
    this.kind = kind;
  }
}

const timeout = 20_000;

export async function callApi<Answer>(path: string, change?: ChangeRequest): Promise<Answer> {
  const answer = await fetchAnswer(path, change);
  // Cloudflare Access sends whoever is signed out to another site, or answers a script with 401.
  if (answer.type === 'opaqueredirect' || answer.status === 401) {
    throw new DeskProblem('signed-out');
  }
  if (answer.status >= 500) {
    throw new DeskProblem('unreachable');
  }
  if (answer.status === 404) {
    throw new DeskProblem('gone');
  }
  if (!answer.ok) {
    throw new DeskProblem('refused');
  }
  return answer.json();
}

async function fetchAnswer(path: string, change?: ChangeRequest): Promise<Response> {
  try {
    return await fetch(`/api/v1/desk/${path}`, {
      redirect: 'manual',
      cache: 'no-store',
      signal: AbortSignal.timeout(timeout),
      ...(change && { method: 'POST', body: JSON.stringify(change) }),
      headers: {
        'X-Requested-With': 'XMLHttpRequest',
        ...(change && { 'Content-Type': 'application/json' }),
      },
    });
  } catch {
    throw new DeskProblem('unreachable');
  }
}

export function problemIn(error: unknown): DeskProblem {
  return error instanceof DeskProblem ? error : new DeskProblem('refused');
}
