import type { HistoryEvent } from '../../worker/desk/history.ts';
import type { StoredMessage } from '../../worker/desk/messages.ts';
import type { Overview } from '../../worker/desk/overview.ts';
import type { Count, Removal } from '../../worker/desk/remove.ts';

export type { MessagePage } from '../../worker/desk/messages.ts';
export type { Numbers, Origin } from '../../worker/desk/numbers.ts';
export type { Count, HistoryEvent, Removal, StoredMessage };

export type DeskOverview = Overview & { actor: string };
export interface DeskMessage {
  /** The message is null after its erasure, but its history stays. */
  message: StoredMessage | null;
  history: HistoryEvent[];
  earlier: StoredMessage[];
}
export type DeskPerson = Count & { latest: StoredMessage[] };

/** The body of POST /changes. */
export type ChangeRequest = { do: string; references?: string[] } & Record<string, unknown>;

/** The Worker answers with the changed references, the removed counts, or the id of a note. */
export type ChangeResult =
  | { changed: string[]; at?: number }
  | Removal
  | { id: number }
  | { secret: string };

export class DeskProblem extends Error {
  readonly kind: 'signed-out' | 'unreachable' | 'gone' | 'refused';

  constructor(problemKind: DeskProblem['kind']) {
    super(problemKind);
    this.kind = problemKind;
  }
}

const requestTimeoutMs = 20_000;

export async function callApi<Data>(apiPath: string, changeRequest?: ChangeRequest): Promise<Data> {
  const response = await fetch(`/api/v1/desk/${apiPath}`, {
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(requestTimeoutMs),
    ...(changeRequest && { method: 'POST', body: JSON.stringify(changeRequest) }),
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(changeRequest && { 'Content-Type': 'application/json' }),
    },
  }).catch(() => {
    throw new DeskProblem('unreachable');
  });
  // Without a session, Cloudflare Access redirects to its login page or answers 401.
  if (response.type === 'opaqueredirect' || response.status === 401) {
    throw new DeskProblem('signed-out');
  }
  if (response.status >= 500) {
    throw new DeskProblem('unreachable');
  }
  if (response.status === 404) {
    throw new DeskProblem('gone');
  }
  if (!response.ok) {
    throw new DeskProblem('refused');
  }
  return response.json();
}

export function toDeskProblem(error: unknown): DeskProblem {
  return error instanceof DeskProblem ? error : new DeskProblem('refused');
}
