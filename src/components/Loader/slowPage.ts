/** A client module that detects when the next page loads slowly or not at all. */
import type { ClientModule } from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** Milliseconds. A page that loads faster replaces the old page without a loader. */
const loaderDelay = 200;

/** `returnTo` is the page that the visitor left, set if the next page failed to load. */
let state: { isSlow?: boolean | undefined; returnTo?: Location } = {};
let previousPage: Location | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setState(newState: typeof state) {
  clearTimeout(timer);
  state = newState;
  for (const listener of listeners) {
    listener();
  }
}

function isReturnPage({ pathname }: Location): boolean {
  return pathname === state.returnTo?.pathname;
}

/**
 * Reloads if the server answers, because a new build may have removed the scripts of this page.
 * Without a network a reload would end at the browser's error page.
 */
export async function reloadOrStay() {
  const returnTo = previousPage;
  const { href } = location;
  // Several scripts of a page may fail: only the first failure counts.
  previousPage = null;
  const response =
    returnTo && (await fetch(href, { method: 'HEAD', cache: 'no-store' }).catch(() => {}));
  if (response && href === location.href) {
    location.reload();
  } else if (returnTo && href === location.href) {
    setState({ returnTo });
  }
}

export const slowPage = {
  read: () => state,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export default {
  onRouteUpdate({ location, previousLocation }) {
    previousPage = previousLocation;
    if (previousLocation && !isReturnPage(location)) {
      setState({ isSlow: state.isSlow });
      timer = setTimeout(() => setState({ isSlow: true }), loaderDelay);
    }
  },
  onRouteDidUpdate({ location }) {
    previousPage = null;
    if (!isReturnPage(location)) {
      setState({});
    }
  },
} satisfies ClientModule;
