import { useState } from 'react';
import type { MessagePage } from '../api';
import { buildQuery, type DeskParams } from '../useDeskParams';
import { useFetch } from '../useFetch';

export function buildListQuery({ state, form, service, campaign, words }: DeskParams): string {
  return buildQuery({ state: state === 'all' ? '' : state, form, service, campaign, words });
}

/** Polls all shown pages, and keeps the previous filter's rows until the new ones arrive. */
export function useMessages(filter: DeskParams) {
  const query = buildListQuery(filter);
  const [shown, setShown] = useState({ query, pages: 1 });
  const pages = shown.query === query ? shown.pages : 1;
  const path = `messages?${query}&pages=${pages}`;
  const { data, latestData, problem } = useFetch<MessagePage>(path, { isPolled: true });
  const rows = latestData?.messages ?? [];
  return {
    rows,
    hasOlder: latestData?.hasOlder ?? false,
    isCurrent: data !== undefined,
    isLoading: !data && !problem && rows.length === 0,
    showMore: () => setShown({ query, pages: pages + 1 }),
  };
}
