/**
 * A client module that reports each page view to our Worker, on the first page of a visit also the
 * referring website, and at its end how fast it was. A listed campaign stays in the tab's session
 * storage, for the forms. Respects Do Not Track and Global Privacy Control.
 */
import company from '@content/company';
import type { ClientModule } from '@docusaurus/types';
import { accessStorage } from './accessStorage';

const campaignKey = 'campaign';

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

function isTrackingRefused(): boolean {
  return navigator.doNotTrack === '1' || Reflect.get(navigator, 'globalPrivacyControl');
}

/** Added here and not in the forms, because a site without `counting` has no campaigns. */
function addCampaign({ formData }: FormDataEvent) {
  const campaign = accessStorage(() => sessionStorage.getItem(campaignKey));
  if (campaign && !isTrackingRefused()) {
    formData.set(campaignKey, campaign);
  }
}

export default {
  onRouteDidUpdate({ location: { pathname, search }, previousLocation }) {
    if (!previousLocation) {
      document.addEventListener('formdata', addCampaign);
    }
    if (isTrackingRefused() || pathname === previousLocation?.pathname) {
      return;
    }
    const viewParams = new URLSearchParams({ page: pathname });
    const referrerHost = document.referrer.split('/')[2] ?? '';
    if (!previousLocation && isFirstPageOfVisit(referrerHost)) {
      viewParams.set('from', referrerHost);
      const campaign = new URLSearchParams(search).get('utm_source') ?? '';
      viewParams.set('campaign', campaign);
      if (company.counting?.campaigns.includes(campaign)) {
        accessStorage(() => sessionStorage.setItem(campaignKey, campaign));
      }
    }
    runWhenVisibleAndIdle(() => {
      navigator.sendBeacon('/api/v1/views', viewParams);
      if (!previousLocation) {
        import('./reportSpeed').then(({ reportSpeed }) => reportSpeed(pathname)).catch(() => {});
      }
    });
  },
} satisfies ClientModule;
