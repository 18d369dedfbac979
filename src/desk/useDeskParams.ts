import { useSyncExternalStore } from 'react';
import { callHistory } from '../components/callHistory';

/** The URL holds the view state, so that Back, a reload and a bookmark restore it. */
const paramNames = [
  'view',
  'state',
  'form',
  'service',
  'campaign',
  'words',
  'message',
  'email',
  'asked',
] as const;
export type DeskParams = Partial<Record<(typeof paramNames)[number], string>>;

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
  const queryString = useSyncExternalStore(
    subscribeToUrlChanges,
    () => pendingQuery ?? window.location.search,
  );
  const searchParams = new URLSearchParams(queryString);
  return Object.fromEntries(
    paramNames.flatMap((paramName) => {
      const paramValue = searchParams.get(paramName);
      return paramValue ? [[paramName, paramValue]] : [];
    }),
  );
}

export function buildDeskUrl(params: DeskParams): string {
  const queryString = buildQueryString(params);
  return queryString ? `/desk?${queryString}` : '/desk';
}

export function buildQueryString(params: Record<string, string | undefined>): string {
  return new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  ).toString();
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
