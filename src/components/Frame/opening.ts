/**
 * Where a page opens: at its top at once, with the next Tab at its first link, and on the way back
 * where the visitor was. A client module.
 */
import type { ClientModule } from '@docusaurus/types';
import { afterPaint } from '../afterPaint';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** The element before the first link. */
export const startId = 'page-start';

const positions = new Map<string, number>();

/** The browser would scroll the old page while the new one is on its way; after a reload it scrolls ours. */
function restoreOurselves() {
  history.scrollRestoration = 'manual';
}

/** The first page of a visit has no key. */
function nameOf({ key, pathname, search, hash }: Location) {
  return key ?? `${pathname}${search}${hash}`;
}

if (typeof window !== 'undefined') {
  restoreOurselves();
  addEventListener('pageshow', restoreOurselves);
  addEventListener('pagehide', () => {
    history.scrollRestoration = 'auto';
  });
}

/** What is no control takes focus this once, and is no stop of the Tab key afterwards. */
export function focusOnce(element: HTMLElement | null, options?: FocusOptions) {
  element?.setAttribute('tabindex', '-1');
  element?.focus(options);
  element?.removeAttribute('tabindex');
}

/** The styles of a page (theme/Layout) lay out what is in view, and the rest when that is painted. */
function leaveTheRestForLater() {
  document.documentElement.dataset.opening = '';
  afterPaint(layOutTheRest);
}

function layOutTheRest() {
  delete document.documentElement.dataset.opening;
}

export default {
  onRouteUpdate({ previousLocation }) {
    layOutTheRest();
    if (previousLocation) {
      positions.set(nameOf(previousLocation), scrollY);
    }
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      return;
    }
    const position = positions.get(nameOf(location));
    const isNew = position === undefined;
    const beginsAtTop = isNew && previousLocation.pathname !== location.pathname && !location.hash;
    if (beginsAtTop) {
      leaveTheRestForLater();
      focusOnce(document.getElementById(startId), { preventScroll: true });
    }
    if (beginsAtTop || !isNew) {
      scrollTo({ top: position ?? 0, behavior: 'instant' });
    }
  },
} satisfies ClientModule;
