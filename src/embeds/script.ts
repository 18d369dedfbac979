import { type Mount, rejectAfter, responseTimeoutMs } from './useVendor';

let latestScript: HTMLScriptElement | undefined;

/** Removal includes elements that the script added elsewhere on the page, such as a floating chat. */
export const mountScript: Mount = (container, signal, src, widgetId) => {
  const removeForeignElements = createForeignElementRemover();
  const widget = document.createElement('div');
  if (widgetId) {
    widget.dataset.widgetId = widgetId;
  }
  const script = Object.assign(document.createElement('script'), { src, async: true });
  latestScript = script;
  signal.addEventListener('abort', () => {
    removeForeignElements();
    // A removed script still runs when it arrives, and must not remove a later attempt's elements.
    script.addEventListener('load', () => latestScript === script && removeForeignElements());
  });
  container.append(widget, script);
  const load = new Promise((resolve, reject) => {
    script.addEventListener('load', resolve);
    script.addEventListener('error', reject);
  });
  return Promise.race([load, rejectAfter(responseTimeoutMs)]);
};

/** The returned function removes elements added later, and scripts and styles of other origins. */
function createForeignElementRemover(): () => void {
  const initialBodyElements = new Set(document.body.children);
  return () => {
    for (const element of [...document.body.children]) {
      if (!initialBodyElements.has(element)) {
        element.remove();
      }
    }
    for (const element of document.head.querySelectorAll('script[src], link[rel~="stylesheet"]')) {
      const url = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      if (new URL(url, location.href).origin !== location.origin) {
        element.remove();
      }
    }
  };
}
