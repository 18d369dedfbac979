import { useSyncExternalStore } from 'react';

/** The URL holds the view state, so that Back, a reload and a bookmark restore it. */
export const paramNames = [
  'view',
  'state',
  'form',
  'service',
  'words',
  'message',
  'email',
] as const;
export type DeskParams = Partial<Record<(typeof paramNames)[number], string>>;

const navigateEvent = 'desk-address';

function subscribe(notify: () => void) {
  window.addEventListener('popstate', notify);
  window.addEventListener(navigateEvent, notify);
  return () => {
    window.removeEventListener('popstate', notify);
    window.removeEventListener(navigateEvent, notify);
  };
}

export function useDeskParams(): DeskParams {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  const params = new URLSearchParams(search);
  return Object.fromEntries(
    paramNames.flatMap((key) => {
      const value = params.get(key);
      return value ? [[key, value]] : [];
    }),
  );
}

export function deskUrl(params: DeskParams): string {
  const query = queryOf(params);
  return query ? `/desk?${query}` : '/desk';
}

export function queryOf(params: Record<string, string | undefined>): string {
  return new URLSearchParams(
    Object.entries(params).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  ).toString();
}

/** `replace` adds no history entry, for text typed letter by letter. */
export function navigate(params: DeskParams, { replace = false } = {}) {
  navigateTo(deskUrl(params), { replace });
}

export function navigateTo(url: string, { replace = false } = {}) {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', url);
  window.dispatchEvent(new Event(navigateEvent));
}
