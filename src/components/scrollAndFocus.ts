/**
 * A client module: a new page opens at its top, with the focus before its first link; a page from
 * the history opens at its last scroll position.
 */
import type { ClientModule } from '@docusaurus/types';
import { afterPaint } from './afterPaint';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

export const pageStartId = 'page-start';

const scrollPositions = new Map<string, number>();

/**
 * The browser would scroll the old page while the next page loads. A reload still restores the
 * scroll position (pagehide).
 */
function disableScrollRestoration() {
  history.scrollRestoration = 'manual';
}

/** The first history entry of a visit has no key. */
function historyKey({ key, pathname, search, hash }: Location) {
  return key ?? `${pathname}${search}${hash}`;
}

/**
 * Docusaurus decodes the hash of each new URL and throws on a malformed hash, such as #%E0%A4%A.
 */
function dropMalformedHash() {
  try {
    decodeURIComponent(location.hash);
  } catch {
    history.replaceState(history.state, '', `${location.pathname}${location.search}`);
  }
}

if (typeof window !== 'undefined') {
  // Runs before the router's listener, which reads the URL.
  addEventListener('popstate', dropMalformedHash);
  disableScrollRestoration();
  addEventListener('pageshow', disableScrollRestoration);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

/** Focuses a non-interactive element without making it a tab stop. */
export function focusOnce(element: HTMLElement | null, options?: FocusOptions) {
  element?.setAttribute('tabindex', '-1');
  element?.focus(options);
  element?.removeAttribute('tabindex');
}

/** Sections below the fold are laid out after the first paint (theme/Layout/styles.module.css). */
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
      scrollPositions.set(historyKey(previousLocation), scrollY);
    }
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      return;
    }
    const position = scrollPositions.get(historyKey(location));
    const isNew = position === undefined;
    const startsAtTop = isNew && previousLocation.pathname !== location.pathname && !location.hash;
    if (startsAtTop) {
      deferOffscreenLayout();
      focusOnce(document.getElementById(pageStartId), { preventScroll: true });
    }
    if (startsAtTop || !isNew) {
      scrollTo({ top: position ?? 0, behavior: 'instant' });
    }
  },
} satisfies ClientModule;
