import { useSyncExternalStore } from 'react';
import { callHistory } from '../components/callHistory';

/** The URL holds the view state, so that Back, a reload and a bookmark restore it. */
export interface DeskParams {
  view?: string;
  state?: string;
  form?: string;
  service?: string;
  campaign?: string;
  words?: string;
  message?: string;
  email?: string;
  asked?: string;
}

const navigateEventName = 'desk-address';

/** The query of a URL that the browser has not taken yet (callHistory.ts). */
let pendingQuery: string | undefined;

function subscribeToUrlChanges(onUrlChange: () => void) {
  window.addEventListener('popstate', onUrlChange);
  window.addEventListener(navigateEventName, onUrlChange);
  return () => {
    window.removeEventListener('popstate', onUrlChange);
    window.removeEventListener(navigateEventName, onUrlChange);
  };
}

export function useDeskParams(): DeskParams {
  const readQuery = () => pendingQuery ?? window.location.search;
  const query = useSyncExternalStore(subscribeToUrlChanges, readQuery);
  return Object.fromEntries(new URLSearchParams(query));
}

export function buildDeskUrl(params: DeskParams): string {
  const query = buildQuery(params);
  return query ? `/desk?${query}` : '/desk';
}

export function buildQuery(params: DeskParams): string {
  return new URLSearchParams(Object.entries(params).filter(([, value]) => value)).toString();
}

/** `replace` adds no history entry, because each pause in typing a search navigates. */
export function navigate(params: DeskParams, { replace = false } = {}) {
  navigateToUrl(buildDeskUrl(params), { replace });
}

export function navigateToUrl(url: string, { replace = false } = {}) {
  const isCurrentUrl = url === window.location.pathname + window.location.search;
  const method = replace || isCurrentUrl ? 'replaceState' : 'pushState';
  pendingQuery = new URL(url, window.location.href).search;
  callHistory(() => {
    window.history[method](null, '', url);
    pendingQuery = undefined;
  });
  window.dispatchEvent(new Event(navigateEventName));
}
