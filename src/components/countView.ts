/**
 * A client module: tells our own Worker once the page is idle that it was seen, and on the first page of a
 * visit from which website. Keeps nothing, and tells nothing of who asks not to be tracked.
 */
import type { ClientModule } from '@docusaurus/types';

/** A reload or a way back begins no visit. */
function isFirstPageOfVisit(host: string): boolean {
  const [entry] = performance.getEntriesByType('navigation');
  return (
    host !== location.host &&
    entry instanceof PerformanceNavigationTiming &&
    entry.type === 'navigate'
  );
}

/** Not before a page that was loaded ahead, or in another tab, is looked at. */
function whenVisibleAndIdle(work: () => void) {
  if (document.hidden) {
    document.addEventListener('visibilitychange', work, { once: true });
  } else {
    // Safari has no idle callback.
    (window.requestIdleCallback ?? setTimeout)(work);
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
