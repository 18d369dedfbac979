/**
 * A client module: loads the page of a link as soon as the visitor points at the link, touches it or
 * moves the focus to it.
 */
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

// Without it the function would be a global one.
export {};
