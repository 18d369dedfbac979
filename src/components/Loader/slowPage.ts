/** A client module that detects when the next page loads slowly or not at all. */
import type { ClientModule } from '@docusaurus/types';

type Location = Parameters<NonNullable<ClientModule['onRouteUpdate']>>[0]['location'];

/** A page that loads within these milliseconds replaces the old page without a loader. */
const loaderDelayMs = 200;

interface PageLoadState {
  isSlow?: boolean | undefined;
  /** The visitor went back before the next page loaded. */
  hasReturned?: boolean;
  /** The page that the visitor left, set if the next page failed to load. */
  returnTo?: Location;
}

let pageLoadState: PageLoadState = {};
let previousPageLocation: Location | null = null;
let displayedPathname: string | undefined;
let loaderTimer: ReturnType<typeof setTimeout> | undefined;
const pageLoadListeners = new Set<() => void>();

function setPageLoadState(newPageLoadState: PageLoadState) {
  clearTimeout(loaderTimer);
  pageLoadState = newPageLoadState;
  for (const pageLoadListener of pageLoadListeners) {
    pageLoadListener();
  }
}

function isPageBeforeFailedLoad({ pathname }: Location): boolean {
  return pathname === pageLoadState.returnTo?.pathname;
}

/**
 * Reloads if the server answers, because a new build may have removed the scripts of this page.
 * Returns without a network, where a reload would end at the browser's error page.
 */
export async function reloadOrReturnAfterFailure() {
  const returnLocation = previousPageLocation;
  const failedPageUrl = location.href;
  // Several scripts of a page may fail to load: only the first failure reloads or returns.
  previousPageLocation = null;
  const serverResponse =
    returnLocation &&
    (await fetch(failedPageUrl, { method: 'HEAD', cache: 'no-store' }).catch(() => {}));
  // A second attempt may have loaded the page meanwhile.
  const isStillMissing = failedPageUrl === location.href && displayedPathname !== location.pathname;
  if (serverResponse && isStillMissing) {
    location.reload();
  } else if (returnLocation && isStillMissing) {
    setPageLoadState({ returnTo: returnLocation });
  }
}

export const pageLoadStore = {
  read: () => pageLoadState,
  subscribe(pageLoadListener: () => void) {
    pageLoadListeners.add(pageLoadListener);
    return () => pageLoadListeners.delete(pageLoadListener);
  },
};

export default {
  onRouteUpdate({ location, previousLocation }) {
    previousPageLocation = previousLocation;
    if (previousLocation && !isPageBeforeFailedLoad(location)) {
      setPageLoadState({ isSlow: pageLoadState.isSlow });
      loaderTimer = setTimeout(() => setPageLoadState({ isSlow: true }), loaderDelayMs);
    }
  },
  onRouteDidUpdate({ location }) {
    previousPageLocation = null;
    if (!isPageBeforeFailedLoad(location)) {
      setPageLoadState({ hasReturned: location.pathname === displayedPathname });
    }
    displayedPathname = location.pathname;
  },
} satisfies ClientModule;
