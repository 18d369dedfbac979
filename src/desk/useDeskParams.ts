import { useMemo } from 'react';
import { callHistory } from '../components/callHistory';
import { setState, useDesk } from './state';

/** The URL holds the view state, so that Back, a reload and a bookmark restore it. */
export type DeskParams = Partial<
  Record<FilterParam | 'view' | 'message' | 'email' | 'asked', string>
>;
type FilterParam = 'state' | 'form' | 'service' | 'campaign' | 'words';

window.addEventListener('popstate', () => setState({ query: window.location.search }));

export function parseQuery(query: string): DeskParams {
  return Object.fromEntries(new URLSearchParams(query));
}

export function useDeskParams(): DeskParams {
  const { query } = useDesk();
  return useMemo(() => parseQuery(query), [query]);
}

export function buildDeskUrl(params: DeskParams): string {
  const query = buildQuery(params);
  return query ? `/desk?${query}` : '/desk';
}

export function buildQuery(params: DeskParams): string {
  return new URLSearchParams(Object.entries(params).filter(([, value]) => value)).toString();
}

/** `replace` adds no history entry, because each pause in typing a search navigates. */
export function navigate(params: DeskParams, options?: { replace: boolean }) {
  navigateToUrl(buildDeskUrl(params), options);
}

export function navigateToUrl(url: string, { replace = false } = {}) {
  const isCurrentUrl = url === window.location.pathname + window.location.search;
  const method = replace || isCurrentUrl ? 'replaceState' : 'pushState';
  const { search: query } = new URL(url, window.location.href);
  setState({ query });
  callHistory(() => {
    window.history[method](null, '', url);
    setState({ query });
  });
}
