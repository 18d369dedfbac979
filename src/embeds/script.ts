import type { Mount } from './useVendor';

/**
 * Removal includes elements that the script added elsewhere on the page, such as a floating chat.
 */
export function mountScript(src: string, attributes: Record<string, string> = {}): Mount {
  return (container, { onReady, onFailed }) => {
    const removeForeignElements = trackForeignElements();
    const element = document.createElement('div');
    for (const [name, value] of Object.entries(attributes)) {
      element.setAttribute(name, value);
    }
    const script = document.createElement('script');
    script.src = src;
    script.async = true;
    script.addEventListener('load', onReady);
    script.addEventListener('error', onFailed);
    container.append(element, script);
    return () => {
      container.replaceChildren();
      removeForeignElements();
    };
  };
}

/**
 * Returns a function that removes elements added later, and scripts and styles from other origins.
 */
function trackForeignElements(): () => void {
  const ownElements = new Set(document.body.children);
  return () => {
    for (const element of [...document.body.children]) {
      if (!ownElements.has(element)) {
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
