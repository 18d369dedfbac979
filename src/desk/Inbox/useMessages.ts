import { useState } from 'react';
import { callApi, type MessagePage, type StoredMessage } from '../api';
import { buildQueryString, type DeskParams } from '../useDeskParams';
import { pollIntervalSeconds, useFetch } from '../useFetch';

export function buildListQueryString({ state, ...filter }: DeskParams): string {
  const { form, service, campaign, words } = filter;
  return buildQueryString({
    state: state === 'all' ? undefined : state,
    form,
    service,
    campaign,
    words,
  });
}

/** Polls all loaded pages, and keeps the previous filter's rows until the new ones arrive. */
export function useMessages(filter: DeskParams) {
  const listQueryString = buildListQueryString(filter);
  const [queryAndPageCount, setQueryAndPageCount] = useState({ query: listQueryString, pages: 1 });
  const pageCount = queryAndPageCount.query === listQueryString ? queryAndPageCount.pages : 1;
  const { data, latestData, problem } = useFetch<MessagePage>(`${listQueryString} ${pageCount}`, {
    intervalSeconds: pollIntervalSeconds,
    load: () => loadMessagePages(`messages?${listQueryString}`, pageCount),
  });
  const rows = latestData?.messages ?? [];
  const isCurrent = data !== undefined;
  return {
    rows,
    nextCursor: latestData?.next ?? null,
    isCurrent,
    isLoading: !isCurrent && rows.length === 0 && problem === undefined,
    showMore: () => setQueryAndPageCount({ query: listQueryString, pages: pageCount + 1 }),
  };
}

async function loadMessagePages(firstPagePath: string, pageCount: number): Promise<MessagePage> {
  const messages: StoredMessage[] = [];
  let nextCursor: number | null = null;
  for (let pageIndex = 0; pageIndex < pageCount; pageIndex += 1) {
    const messagePage: MessagePage = await callApi(
      nextCursor === null ? firstPagePath : `${firstPagePath}&before=${nextCursor}`,
    );
    messages.push(...messagePage.messages);
    nextCursor = messagePage.next;
    if (nextCursor === null) {
      break;
    }
  }
  return { messages, next: nextCursor };
}
