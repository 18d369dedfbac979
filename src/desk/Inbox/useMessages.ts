import { useState } from 'react';
import { ask, type ListedMessage, type MessagePage, problemIn } from '../api';
import { useDesk, useReported } from '../desk';
import { type Address, queryOf } from '../useAddress';
import { useLoaded } from '../useLoaded';

/** The filters as the Worker takes them. */
export function listQuery({ state, form, service, words }: Address): string {
  return queryOf({ state: state === 'all' ? undefined : state, form, service, words });
}

interface Older {
  query: string;
  messages: ListedMessage[];
  next: number | null;
}

/**
 * The first page, asked for again and again, and the older ones below it that were asked for. What
 * new messages push out of the first page stays between the two.
 */
export function useMessages(filter: Address, every: number) {
  const query = listQuery(filter);
  const { report } = useDesk();
  const { answer, problem } = useLoaded<MessagePage>(`messages?${query}`, every);
  const [older, setOlder] = useState<Older>();
  const known = older?.query === query ? older : undefined;

  useReported(problem);

  const end = answer?.messages.at(-1)?.position ?? 0;
  const below = known?.messages.filter(({ position }) => position < end) ?? [];

  async function more() {
    const from = known?.next ?? answer?.next;
    if (!from) return;
    try {
      const page = await ask<MessagePage>(`messages?${query}&before=${from}`);
      setOlder({
        query,
        messages: [...(known?.messages ?? answer?.messages ?? []), ...page.messages],
        next: page.next,
      });
    } catch (error) {
      report(problemIn(error));
    }
  }

  return {
    messages: answer && [...answer.messages, ...(answer.next === null ? [] : below)],
    next: answer?.next === null ? null : known ? known.next : (answer?.next ?? null),
    more,
    problem,
  };
}
