import { useState } from 'react';
import { callApi, type MessagePage, type StoredMessage } from '../api';
import { buildQuery, type DeskParams } from '../useDeskParams';
import { useFetch } from '../useFetch';

export function buildListQuery({ state, form, service, campaign, words }: DeskParams): string {
  return buildQuery({ state: state === 'all' ? '' : state, form, service, campaign, words });
}

/** Polls all loaded pages, and keeps the previous filter's rows until the new ones arrive. */
export function useMessages(filter: DeskParams) {
  const query = buildListQuery(filter);
  const [loaded, setLoaded] = useState({ query, pageCount: 1 });
  const pageCount = loaded.query === query ? loaded.pageCount : 1;
  const { data, latestData, problem } = useFetch<MessagePage>(`${query} ${pageCount}`, {
    isPolled: true,
    load: () => loadPages(`messages?${query}`, pageCount),
  });
  const rows = latestData?.messages ?? [];
  return {
    rows,
    nextCursor: latestData?.next ?? null,
    isCurrent: data !== undefined,
    isLoading: !data && !problem && rows.length === 0,
    showMore: () => setLoaded({ query, pageCount: pageCount + 1 }),
  };
}

async function loadPages(firstPath: string, pageCount: number): Promise<MessagePage> {
  const messages: StoredMessage[] = [];
  let path = firstPath;
  for (let loadedCount = 1; ; loadedCount += 1) {
    const page = await callApi<MessagePage>(path);
    messages.push(...page.messages);
    if (page.next === null || loadedCount === pageCount) {
      return { messages, next: page.next };
    }
    path = `${firstPath}&before=${page.next}`;
  }
}
