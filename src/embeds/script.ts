import type { Mount } from './useVendor';

/**
 * Removal includes elements that the script added elsewhere on the page, such as a floating chat.
 */
export function buildScriptMount(
  scriptUrl: string,
  widgetAttributes: Record<string, string> = {},
): Mount {
  return (container, { onReady, onFailed }) => {
    const removeForeignElements = trackForeignElements();
    const widgetElement = document.createElement('div');
    for (const [attributeName, attributeValue] of Object.entries(widgetAttributes)) {
      widgetElement.setAttribute(attributeName, attributeValue);
    }
    const scriptElement = document.createElement('script');
    scriptElement.src = scriptUrl;
    scriptElement.async = true;
    scriptElement.addEventListener('load', onReady);
    scriptElement.addEventListener('error', onFailed);
    container.append(widgetElement, scriptElement);
    return () => {
      container.replaceChildren();
      removeForeignElements();
    };
  };
}

/** The returned function removes elements added later, and scripts and styles of other origins. */
function trackForeignElements(): () => void {
  const initialBodyElements = new Set(document.body.children);
  return () => {
    for (const element of [...document.body.children]) {
      if (!initialBodyElements.has(element)) {
        element.remove();
      }
    }
    for (const element of document.head.querySelectorAll('script[src], link[rel~="stylesheet"]')) {
      const elementUrl = element.getAttribute('src') ?? element.getAttribute('href') ?? '';
      if (new URL(elementUrl, location.href).origin !== location.origin) {
        element.remove();
      }
    }
  };
}
