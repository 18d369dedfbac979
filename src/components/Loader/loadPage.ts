/**
 * A client module. A link loads the next page before the router navigates, because Docusaurus would
 * leave the old page under the new address, and reload the window if the page cannot be loaded.
 */
import preload from '@docusaurus/core/lib/client/preload';
import type { ClientModule } from '@docusaurus/types';

/** A page that loads within these milliseconds replaces the old page without a loader. */
const loaderDelayMs = 200;

type PageLoad = 'slow' | 'failed' | undefined;

let pageLoad: PageLoad;
let loadingUrl: string | undefined;
let loaderTimer: ReturnType<typeof setTimeout>;
const listeners = new Set<() => void>();

function setPageLoad(newPageLoad: PageLoad) {
  clearTimeout(loaderTimer);
  pageLoad = newPageLoad;
  for (const listener of listeners) {
    listener();
  }
}

export const pageLoadStore = {
  read: () => pageLoad,
  subscribe(listener: () => void) {
    listeners.add(listener);
    return () => listeners.delete(listener);
  },
};

/** Resolves to false if the page cannot be loaded, or if the visitor has gone elsewhere meanwhile. */
export async function loadPage(url: string): Promise<boolean> {
  loadingUrl = url;
  setPageLoad(pageLoad === 'slow' ? 'slow' : undefined);
  loaderTimer = setTimeout(() => setPageLoad('slow'), loaderDelayMs);
  try {
    await preload(new URL(url, location.href).pathname);
    return loadingUrl === url;
  } catch {
    const response = await fetch(url, { method: 'HEAD', cache: 'no-store' }).catch(() => {});
    if (loadingUrl === url && response) {
      // A new build may have removed the scripts of this one.
      location.assign(url);
    } else if (loadingUrl === url) {
      setPageLoad('failed');
    }
    return false;
  }
}

export default {
  onRouteUpdate() {
    loadingUrl = undefined;
    clearTimeout(loaderTimer);
  },
  onRouteDidUpdate: () => setPageLoad(undefined),
} satisfies ClientModule;
