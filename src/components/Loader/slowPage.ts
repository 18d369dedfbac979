/** A client module: knows whether the next page is slow to load, or cannot be loaded. */
import type { ClientModule } from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** A page that loads sooner replaces the old one without a loader. */
const loaderDelay = 200;

/** `left` is the page to stay on. */
let state: { slow?: boolean | undefined; left?: Location } = {};
let leaving: Location | null = null;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setState(next: typeof state) {
  clearTimeout(timer);
  state = next;
  for (const listener of listeners) {
    listener();
  }
}

function isLeft({ pathname }: Location): boolean {
  return pathname === state.left?.pathname;
}

/**
 * Where only parts of the page are missing, as after a new build, it is loaded whole. Docusaurus would do
 * so without a network too, and end at the browser's error page.
 */
export async function reloadOrStay() {
  const left = leaving;
  const { href } = location;
  // One answer for all parts.
  leaving = null;
  const there = left && (await fetch(href, { method: 'HEAD', cache: 'no-store' }).catch(() => {}));
  if (there && href === location.href) {
    location.reload();
  } else if (left && href === location.href) {
    setState({ left });
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
    leaving = previousLocation;
    if (previousLocation && !isLeft(location)) {
      setState({ slow: state.slow });
      timer = setTimeout(() => setState({ slow: true }), loaderDelay);
    }
  },
  onRouteDidUpdate({ location }) {
    leaving = null;
    if (!isLeft(location)) {
      setState({});
    }
  },
} satisfies ClientModule;
