/** A client module: knows whether the next page is slow to load, or cannot be loaded. */
import type { ClientModule } from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** A page that loads sooner replaces the old one without a loader. */
const loaderDelay = 200;

/** `left` is the page to stay on. */
let state: { isSlow?: boolean | undefined; returnTo?: Location } = {};
let previousPage: Location | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setState(next: typeof state) {
  clearTimeout(timer);
  state = next;
  for (const listener of listeners) {
    listener();
  }
}

function isReturnPage({ pathname }: Location): boolean {
  return pathname === state.returnTo?.pathname;
}

/**
 * Where only parts of the page are missing, as after a new build, it is loaded whole. Docusaurus would do
 * so without a network too, and end at the browser's error page.
 */
export async function reloadOrStay() {
  const returnTo = previousPage;
  const { href } = location;
  // One answer for all parts.
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
