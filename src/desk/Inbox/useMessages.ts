import { useState } from 'react';
import { callApi, type ListedMessage, type MessagePage } from '../api';
import { type DeskParams, queryOf } from '../useDeskParams';
import { pollSeconds, useFetch } from '../useFetch';

export function listQuery({ state, form, service, words }: DeskParams): string {
  return queryOf({ state: state === 'all' ? undefined : state, form, service, words });
}

/** Polls all loaded pages, and keeps the previous filter's rows until the new ones arrive. */
export function useMessages(filter: DeskParams) {
  const query = listQuery(filter);
  const [limit, setLimit] = useState({ query, pages: 1 });
  const pages = limit.query === query ? limit.pages : 1;
  const { data, latestData, problem } = useFetch<MessagePage>(`${query} ${pages}`, {
    intervalSeconds: pollSeconds,
    load: () => loadPages(`messages?${query}`, pages),
  });
  return {
    rows: latestData?.messages ?? [],
    next: latestData?.next ?? null,
    isLoaded: latestData !== undefined,
    isCurrent: data !== undefined,
    isLoading: latestData === undefined && problem === undefined,
    showMore: () => setLimit({ query, pages: pages + 1 }),
  };
}

async function loadPages(path: string, count: number): Promise<MessagePage> {
  const messages: ListedMessage[] = [];
  let next: number | null = null;
  for (let page = 0; page < count; page += 1) {
    const result: MessagePage = await callApi(next === null ? path : `${path}&before=${next}`);
    messages.push(...result.messages);
    next = result.next;
    if (next === null) {
      break;
    }
  }
  return { messages, next };
}
