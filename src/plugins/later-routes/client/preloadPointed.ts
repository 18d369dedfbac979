/**
 * A client module: loads the page of a link as soon as the visitor points at the link, touches it or
 * moves the focus to it.
 */
import { loadLaterRoutes } from './LaterRoutes';

async function preload({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (link && link.origin === location.origin) {
    await loadLaterRoutes(link.pathname);
    window.docusaurus.preload(link.pathname);
  }
}

if (typeof window !== 'undefined') {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, preload, { passive: true });
  }
}
