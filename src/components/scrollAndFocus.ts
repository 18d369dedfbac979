/**
 * A client module: a new page opens at its #fragment, or at its top with the focus before its first
 * link; a page from the history opens at its last scroll position.
 */
import { SkipToContentFallbackId } from '@docusaurus/theme-common';
import type { ClientModule } from '@docusaurus/types';
import { accessStorage } from './accessStorage';
import { afterPaint } from './afterPaint';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

export const pageStartId = 'page_start';
export const announcementId = 'page_announcement';

const storageKey = 'scroll-tops';
/** A phone reloads a tab that was long in the background, and Back must still find its place. */
const scrollTops = new Map<string, number>(
  accessStorage(() => JSON.parse(sessionStorage.getItem(storageKey) ?? '[]')),
);

/**
 * The browser would scroll the old page while the next page loads. `prepareScrollForReload` turns scroll
 * restoration on again.
 */
function disableScrollRestoration() {
  history.scrollRestoration = 'manual';
}

function prepareScrollForReload() {
  history.scrollRestoration = 'auto';
  accessStorage(() => sessionStorage.setItem(storageKey, JSON.stringify([...scrollTops])));
}

/** Falls back to the URL, because the first history entry of a visit has no key. */
function findHistoryKey({ key, pathname, search, hash }: Location) {
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

/** A pressed #fragment link leads to its heading, also if its URL was visited before. */
function forgetScrollTopOfFragment({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (link && link.hash !== '') {
    scrollTops.delete(`${link.pathname}${link.search}${link.hash}`);
  }
}

if (typeof window !== 'undefined') {
  // The removal of a malformed hash runs before the router's listener, which reads the URL.
  addEventListener('popstate', dropMalformedHash);
  addEventListener('click', forgetScrollTopOfFragment);
  disableScrollRestoration();
  addEventListener('pageshow', disableScrollRestoration);
  addEventListener('pagehide', prepareScrollForReload);
  // A tab that the phone discards in the background gets no pagehide.
  addEventListener('visibilitychange', () =>
    document.hidden ? prepareScrollForReload() : disableScrollRestoration(),
  );
}

/** Focuses a non-interactive element without making it a tab stop. */
export function focusWithoutTabStop(element: HTMLElement | null, focusOptions?: FocusOptions) {
  element?.setAttribute('tabindex', '-1');
  element?.focus(focusOptions);
  element?.removeAttribute('tabindex');
}

/**
 * Sections below the fold are laid out after the first paint, one in each frame, so that a slow
 * phone answers input meanwhile (theme/Layout/styles.module.css).
 */
function layOutNextSection() {
  const section = document.querySelector<HTMLElement>(
    ':root[data-opening] section ~ section:not([style])',
  );
  if (section) {
    section.style.contentVisibility = 'visible';
    afterPaint(layOutNextSection);
  } else if (document.querySelector('main[data-partial]')) {
    afterPaint(layOutNextSection);
  } else {
    layOutWholePage();
  }
}

function layOutWholePage() {
  delete document.documentElement.dataset.opening;
}

function openNewPage(hash: string) {
  const fragmentTarget = document.getElementById(decodeURIComponent(hash.slice(1)));
  if (fragmentTarget) {
    fragmentTarget.scrollIntoView({ behavior: 'instant' });
    focusWithoutTabStop(fragmentTarget, { preventScroll: true });
  } else {
    document.documentElement.dataset.opening = '';
    afterPaint(layOutNextSection);
    focusWithoutTabStop(document.getElementById(pageStartId), { preventScroll: true });
    scrollTo({ top: 0, behavior: 'instant' });
  }
}

export default {
  onRouteUpdate({ previousLocation }) {
    if (previousLocation) {
      layOutWholePage();
      scrollTops.set(findHistoryKey(previousLocation), scrollY);
    }
  },
  onRouteDidUpdate({ location, previousLocation }) {
    if (!previousLocation) {
      afterPaint(layOutNextSection);
      return;
    }
    // The loader of a slow page may still hide this page, which then has no height to scroll.
    document.getElementById(SkipToContentFallbackId)?.removeAttribute('hidden');
    const savedScrollTop = scrollTops.get(findHistoryKey(location));
    const isNewPage = previousLocation.pathname !== location.pathname;
    if (isNewPage) {
      // Screen readers announce the title, because a page change on the client is silent.
      afterPaint(() => document.getElementById(announcementId)?.replaceChildren(document.title));
    }
    if (savedScrollTop !== undefined) {
      scrollTo({ top: savedScrollTop, behavior: 'instant' });
    } else if (isNewPage) {
      openNewPage(location.hash);
    }
  },
} satisfies ClientModule;
