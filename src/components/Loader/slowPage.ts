/** A client module: knows whether the next page is slow to load. */
import type { ClientModule } from '@docusaurus/types';

/** A page that loads sooner replaces the old one without a loader. */
const loaderDelay = 200;

let isSlow = false;
let timer: ReturnType<typeof setTimeout> | undefined;
const listeners = new Set<() => void>();

function setSlow(slow: boolean) {
  clearTimeout(timer);
  isSlow = slow;
  for (const listener of listeners) {
    listener();
  }
}

export const slowPage = {
  read: () => isSlow,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

export default {
  onRouteUpdate({ previousLocation }) {
    clearTimeout(timer);
    if (previousLocation) {
      timer = setTimeout(() => setSlow(true), loaderDelay);
    }
  },
  onRouteDidUpdate() {
    setSlow(false);
  },
} satisfies ClientModule;
