import { useSyncExternalStore } from 'react';

/** The address holds the state of the desk, so that Back, a reload and a bookmark restore it. */
export const addressKeys = [
  'view',
  'state',
  'form',
  'service',
  'words',
  'message',
  'email',
] as const;
export type Address = Partial<Record<(typeof addressKeys)[number], string>>;

const changed = 'desk-address';

function subscribe(notify: () => void) {
  window.addEventListener('popstate', notify);
  window.addEventListener(changed, notify);
  return () => {
    window.removeEventListener('popstate', notify);
    window.removeEventListener(changed, notify);
  };
}

export function useAddress(): Address {
  const search = useSyncExternalStore(subscribe, () => window.location.search);
  const asked = new URLSearchParams(search);
  return Object.fromEntries(
    addressKeys.flatMap((key) => {
      const value = asked.get(key);
      return value ? [[key, value]] : [];
    }),
  );
}

export function addressOf(address: Address): string {
  const query = queryOf(address);
  return query ? `/desk?${query}` : '/desk';
}

/** Leaves out what is not set. */
export function queryOf(asked: Record<string, string | undefined>): string {
  return new URLSearchParams(
    Object.entries(asked).flatMap(([key, value]) => (value ? [[key, value]] : [])),
  ).toString();
}

/** `replace` makes letters typed one by one a single step back. */
export function go(address: Address, { replace = false } = {}) {
  goTo(addressOf(address), { replace });
}

export function goTo(address: string, { replace = false } = {}) {
  window.history[replace ? 'replaceState' : 'pushState'](null, '', address);
  window.dispatchEvent(new Event(changed));
}
