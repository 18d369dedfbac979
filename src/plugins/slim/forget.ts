/** What the page that was sent says to search engines does not hold for the next one. */
import type { ClientModule } from '@docusaurus/types';

export default {
  onRouteUpdate({ location, previousLocation }) {
    if (previousLocation && location.pathname !== previousLocation.pathname) {
      for (const said of document.querySelectorAll('script[type="application/ld+json"]')) {
        said.remove();
      }
    }
  },
} satisfies ClientModule;
