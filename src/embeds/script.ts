import type { MountVendor } from './useVendor';

let latestScriptElement: HTMLScriptElement | undefined;

/**
 * Removal includes elements that the script added elsewhere on the page, such as a floating chat.
 */
export function createScriptMounter(scriptUrl: string, widgetId?: string): MountVendor {
  return (vendorContainer, { onReady, onFailed }) => {
    const removeForeignElements = createForeignElementRemover();
    const widgetElement = document.createElement('div');
    if (widgetId) {
      widgetElement.dataset.widgetId = widgetId;
    }
    const scriptElement = document.createElement('script');
    scriptElement.src = scriptUrl;
    scriptElement.async = true;
    latestScriptElement = scriptElement;
    scriptElement.addEventListener('load', onReady);
    scriptElement.addEventListener('error', onFailed);
    vendorContainer.append(widgetElement, scriptElement);
    return () => {
      vendorContainer.replaceChildren();
      removeForeignElements();
      // A removed script still runs when it arrives, and must not remove a later attempt's elements.
      scriptElement.addEventListener(
        'load',
        () => latestScriptElement === scriptElement && removeForeignElements(),
      );
    };
  };
}

/** The returned function removes elements added later, and scripts and styles of other origins. */
function createForeignElementRemover(): () => void {
  const initialBodyElements = new Set(document.body.children);
  return () => {
    for (const bodyChildElement of [...document.body.children]) {
      if (!initialBodyElements.has(bodyChildElement)) {
        bodyChildElement.remove();
      }
    }
    for (const headResourceElement of document.head.querySelectorAll(
      'script[src], link[rel~="stylesheet"]',
    )) {
      const headResourceUrl =
        headResourceElement.getAttribute('src') ?? headResourceElement.getAttribute('href') ?? '';
      if (new URL(headResourceUrl, location.href).origin !== location.origin) {
        headResourceElement.remove();
      }
    }
  };
}
