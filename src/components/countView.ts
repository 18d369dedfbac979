/**
 * A client module that reports each page view to our Worker, and on the first page of a visit the
 * referring website. Stores nothing, and respects Do Not Track and Global Privacy Control.
 */
import type { ClientModule } from '@docusaurus/types';

/** Excludes reloads and returns through the history. */
function isFirstPageOfVisit(host: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    host !== location.host &&
    entry instanceof PerformanceNavigationTiming &&
    entry.type === 'navigate'
  );
}

/** Does not count a prerendered page or a background tab until the visitor sees it. */
function whenVisibleAndIdle(callback: () => void) {
  if (document.hidden) {
    document.addEventListener('visibilitychange', callback, { once: true });
  } else {
    // Safari has no idle callback.
    (window.requestIdleCallback ?? setTimeout)(callback);
  }
}

export default {
  onRouteDidUpdate({ location: { pathname, search }, previousLocation }) {
    const refusesTracking =
      navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl');
    if (refusesTracking || pathname === previousLocation?.pathname) {
      return;
    }
    const view = new URLSearchParams({ page: pathname });
    const referrer = document.referrer.split('/')[2] ?? '';
    if (!previousLocation && isFirstPageOfVisit(referrer)) {
      view.set('from', referrer);
      view.set('campaign', new URLSearchParams(search).get('utm_source') ?? '');
    }
    whenVisibleAndIdle(() => navigator.sendBeacon('/api/v1/views', view));
  },
} satisfies ClientModule;
