/** A client module that preloads a page when the visitor points at, touches or focuses its link. */
function preload({ target }: Event) {
  const link = target instanceof Element && target.closest('a');
  if (link && link.origin === location.origin) {
    window.docusaurus.preload(link.pathname);
  }
}

if (typeof window !== 'undefined') {
  for (const type of ['pointerover', 'touchstart', 'focusin']) {
    addEventListener(type, preload, { passive: true });
  }
}

// Makes this file a module, so that `preload` is not global.
export {};
