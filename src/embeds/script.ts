import type { Mount } from './useVendor';

/**
 * Mounts a third party's script beside the element that it fills. Removal includes what the script
 * added elsewhere on the page, such as a floating chat.
 */
export function mountScript(src: string, target: Record<string, string> = {}): Mount {
  return (place, { ready, failed }) => {
    const removeForeignElements = rememberOwnElements();
    const element = document.createElement('div');
    for (const [name, value] of Object.entries(target)) {
      element.setAttribute(name, value);
    }
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', ready);
    script.addEventListener('error', failed);
    place.append(element, script);
    return () => {
      place.replaceChildren();
      removeForeignElements();
    };
  };
}

/** Remembers the page's own elements. Its answer removes all others, and what loads from elsewhere. */
function rememberOwnElements(): () => void {
  const own = new Set(document.body.children);
  return () => {
    for (const element of [...document.body.children]) {
      if (!own.has(element)) {
        element.remove();
      }
    }
    for (const element of document.head.querySelectorAll('script[src], link[rel~="stylesheet"]')) {
      const address = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      if (new URL(address, location.href).origin !== location.origin) {
        element.remove();
      }
    }
  };
}
