import type { Placing } from './useVendor';

/**
 * Puts a third party's script, and the element it fills, into a place of the page. Returns what
 * takes both away again, with whatever the script has written beside them.
 */
export function placeScript(
  place: HTMLElement,
  src: string,
  target: Record<string, string>,
  onFailure: () => void,
): () => void {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(target)) {
    element.setAttribute(name, value);
  }
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('error', onFailure);
  place.append(element, script);
  return () => {
    script.removeEventListener('error', onFailure);
    place.replaceChildren();
  };
}

/** The same with what the script puts elsewhere on the page: chats float at its edge. */
export function scriptPlacing(src: string, target: Record<string, string> = {}): Placing {
  return (place, { ready, failed }) => {
    const removeStrangers = rememberOurs();
    const remove = placeScript(place, src, target, failed);
    place.querySelector('script')?.addEventListener('load', ready);
    return () => {
      remove();
      removeStrangers();
    };
  };
}

/** Our pages stay inside the elements that are there now, and load nothing from elsewhere. */
function rememberOurs(): () => void {
  const ours = new Set(document.body.children);
  return () => {
    for (const element of [...document.body.children]) {
      if (!ours.has(element)) {
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
