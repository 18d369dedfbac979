import type { MountVendor } from './useVendor';

/** A frame also fires "load" for the browser's error page, so a request tests the URL first. */
export function createFrameMounter(frameUrl: string, frameTitle: string): MountVendor {
  return (vendorContainer, { onResponse, onReady, onFailed }) => {
    const abortController = new AbortController();
    fetch(frameUrl, {
      method: 'HEAD',
      mode: 'no-cors',
      credentials: 'omit',
      signal: abortController.signal,
    }).then(
      () => {
        onResponse();
        const frameElement = document.createElement('iframe');
        frameElement.src = frameUrl;
        frameElement.title = frameTitle;
        frameElement.addEventListener('load', onReady);
        vendorContainer.append(frameElement);
      },
      () => abortController.signal.aborted || onFailed(),
    );
    return () => {
      abortController.abort();
      vendorContainer.replaceChildren();
    };
  };
}
