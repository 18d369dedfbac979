/** A client module that preloads a page when the visitor points at, touches or focuses its link. */
function preloadLinkedPage({ target }: Event) {
  const anchor = target instanceof Element && target.closest('a');
  if (anchor && anchor.origin === location.origin) {
    window.docusaurus.preload(anchor.pathname);
  }
}

if (typeof window !== 'undefined') {
  for (const eventName of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(eventName, preloadLinkedPage, { passive: true });
  }
}

// The export makes this file a module, so that `preloadLinkedPage` is not global.
export {};
