/**
 * A client module: opens a new page at its top with the focus before its first link, and a page of
 * the history where the visitor left it.
 */
import type { ClientModule } from '@docusaurus/types';
import { afterPaint } from './afterPaint';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** The element before the first link. */
export const startId = 'page-start';

const positions = new Map<string, number>();

/** The browser would scroll the old page while the next one loads. It still restores a reloaded page. */
function disableScrollRestoration() {
  history.scrollRestoration = 'manual';
}

/** The first entry of a visit has no key. */
function historyKey({ key, pathname, search, hash }: Location) {
  return key ?? `${pathname}${search}${hash}`;
}

/** Docusaurus decodes the hash of each new address and throws on a malformed one, such as #%E0%A4%A. */
function dropMalformedHash() {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }
}

if (typeof window !== 'undefined') {
  // Before the router's own listener, which reads the address.
  addEventListener('popstate', dropMalformedHash);
  disableScrollRestoration();
  addEventListener('pageshow', disableScrollRestoration);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

/** Focuses a non-interactive element once, without making it a tab stop. */
export function focusOnce(element: HTMLElement | null, options?: FocusOptions) {
  element?.setAttribute('tabindex', '-1');
  element?.focus(options);
  element?.removeAttribute('tabindex');
}

/** Lays out the sections below the fold after the first paint (theme/Layout/styles.module.css). */
function deferOffscreenLayout() {
  document.documentElement.dataset.opening = '';
  afterPaint(layOutAll);
}

function layOutAll() {
  delete document.documentElement.dataset.opening;
}

export default {
  onRouteUpdate({ previousLocation }) {
    layOutAll();
    if (previousLocation) {
      positions.set(historyKey(previousLocation), scrollY);
    }
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      return;
    }
    const position = positions.get(historyKey(location));
    const isNew = position === undefined;
    const startsAtTop = isNew && previousLocation.pathname !== location.pathname && !location.hash;
    if (startsAtTop) {
      deferOffscreenLayout();
      focusOnce(document.getElementById(startId), { preventScroll: true });
    }
    if (startsAtTop || !isNew) {
      scrollTo({ top: position ?? 0, behavior: 'instant' });
    }
  },
} satisfies ClientModule;
