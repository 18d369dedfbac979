import type { HistoryEvent } from '../../worker/desk/history.ts';
import type { StoredMessage } from '../../worker/desk/messages.ts';
import type { Overview } from '../../worker/desk/overview.ts';
import type { Removal, SenderCounts } from '../../worker/desk/remove.ts';

export type { MessagePage } from '../../worker/desk/messages.ts';
export type { Numbers, Origin } from '../../worker/desk/numbers.ts';
export type { HistoryEvent, SenderCounts, StoredMessage };

export type DeskOverview = Overview & { actor: string };
export interface DeskMessage {
  /** The message is null after its erasure, but its history stays. */
  message: StoredMessage | null;
  history: HistoryEvent[];
  earlier: StoredMessage[];
}
export type DeskPerson = SenderCounts & { latest: StoredMessage[] };

/** The body of POST /changes. */
export type ChangeRequest = { do: string; references?: string[] } & Record<string, unknown>;

/** What a change returns: references with the time, counts, the secret of a feed, or a mail to the visitor. */
export type ChangeResult = Partial<
  Removal & {
    changed: string[];
    at: number;
    secret: string;
    mail: { subject: string; body: string };
  }
>;

export class DeskProblem extends Error {
  readonly kind: 'signed-out' | 'unreachable' | 'gone' | 'refused';

  constructor(kind: DeskProblem['kind']) {
    super(kind);
    this.kind = kind;
  }
}

const requestTimeoutMs = 20_000;

export async function callApi<Data>(path: string, change?: ChangeRequest): Promise<Data> {
  const response = await fetch(`/api/v1/desk/${path}`, {
    redirect: 'manual',
    cache: 'no-store',
    signal: AbortSignal.timeout(requestTimeoutMs),
    ...(change && { method: 'POST', body: JSON.stringify(change) }),
    headers: {
      'X-Requested-With': 'XMLHttpRequest',
      ...(change && { 'Content-Type': 'application/json' }),
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
  if (!response.ok) {
    throw new DeskProblem(response.status === 404 ? 'gone' : 'refused');
  }
  return response.json();
}
