/**
 * A client module that reports each page view to our Worker, and on the first page of a visit the
 * referring website. Stores nothing, and respects Do Not Track and Global Privacy Control.
 */
import type { ClientModule } from '@docusaurus/types';

/** False if the visitor came from another page of this site, reloaded, or went back or forward. */
function isFirstPageOfVisit(referrerHost: string): boolean {
  const [navigationEntry] = performance.getEntriesByType('navigation');
  return (
    referrerHost !== location.host &&
    navigationEntry instanceof PerformanceNavigationTiming &&
    navigationEntry.type === 'navigate'
  );
}

/** A prerendered page or a background tab waits until the visitor sees it. */
function runWhenVisibleAndIdle(callback: () => void) {
  if (document.hidden) {
    document.addEventListener('visibilitychange', callback, { once: true });
  } else {
    // Safari has no requestIdleCallback.
    (window.requestIdleCallback ?? setTimeout)(callback);
  }
}

export default {
  onRouteDidUpdate({ location: { pathname, search }, previousLocation }) {
    const isTrackingRefused =
      navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl');
    if (isTrackingRefused || pathname === previousLocation?.pathname) {
      return;
    }
    const viewParams = new URLSearchParams({ page: pathname });
    const referrerHost = document.referrer.split('/')[2] ?? '';
    if (!previousLocation && isFirstPageOfVisit(referrerHost)) {
      viewParams.set('from', referrerHost);
      viewParams.set('campaign', new URLSearchParams(search).get('utm_source') ?? '');
    }
    runWhenVisibleAndIdle(() => navigator.sendBeacon('/api/v1/views', viewParams));
  },
} satisfies ClientModule;
