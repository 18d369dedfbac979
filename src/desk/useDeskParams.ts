import { callHistoryWithRetry } from '../components/callHistoryWithRetry';
import { parseQuery, setState, useDesk } from './state';

/** The URL holds the view state, so that Back, a reload and a bookmark restore it. */
export type DeskParams = Partial<
  Record<FilterParam | 'view' | 'message' | 'email' | 'asked', string>
>;
type FilterParam = 'state' | 'form' | 'service' | 'campaign' | 'words';

window.addEventListener('popstate', () => setState({ params: parseQuery(window.location.search) }));

export function useDeskParams(): DeskParams {
  return useDesk().params;
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
  const params = parseQuery(new URL(url, window.location.href).search);
  setState({ params });
  callHistoryWithRetry(() => {
    window.history[method](null, '', url);
    setState({ params });
  });
}
