import { useState } from 'react';
import { callApi, type ListedMessage, type MessagePage } from '../api';
import { type Address, queryOf } from '../useAddress';
import { pollInterval, useLoaded } from '../useLoaded';

/** The filters as the Worker takes them. */
export function listQuery({ state, form, service, words }: Address): string {
  return queryOf({ state: state === 'all' ? undefined : state, form, service, words });
}

/**
 * The newest pages, all of them read again and again: an older row is as current as the first. Rows of
 * the filter before stay until those of this one are there.
 */
export function useMessages(filter: Address) {
  const query = listQuery(filter);
  const [shown, setShown] = useState({ query, pages: 1 });
  const pages = shown.query === query ? shown.pages : 1;
  const { answer, latest, problem } = useLoaded<MessagePage>(`${query} ${pages}`, {
    every: pollInterval,
    load: () => loadPages(`messages?${query}`, pages),
  });
  return {
    rows: latest?.messages ?? [],
    next: latest?.next ?? null,
    isLoaded: latest !== undefined,
    isCurrent: answer !== undefined,
    isLoading: latest === undefined && problem === undefined,
    showMore: () => setShown({ query, pages: pages + 1 }),
  };
}

async function loadPages(path: string, count: number): Promise<MessagePage> {
  const messages: ListedMessage[] = [];
  let next: number | null = null;
  for (let page = 0; page < count; page += 1) {
    const answer: MessagePage = await callApi(next === null ? path : `${path}&before=${next}`);
    messages.push(...answer.messages);
    next = answer.next;
    if (next === null) {
      break;
    }
  }
  return { messages, next };
}
