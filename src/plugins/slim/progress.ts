/** Marks the page while the next one is on its way; base.css draws the line. */
import type { ClientModule } from '@docusaurus/types';

/** A page that is there sooner than this needs no sign. */
const patience = 200;

export default {
  onRouteUpdate({ location, previousLocation }) {
    if (!previousLocation || location.pathname === previousLocation.pathname) {
      return;
    }
    const root = document.documentElement;
    const timer = setTimeout(() => {
      root.dataset.navigating = '';
    }, patience);
    return () => {
      clearTimeout(timer);
      delete root.dataset.navigating;
    };
  },
} satisfies ClientModule;
