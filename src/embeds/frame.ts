import type { MountVendor, VendorCallbacks } from './useVendor';

/** A frame also fires "load" for the browser's error page, so a request tests the URL first. */
function startReachabilityCheck(
  frameUrl: string,
  onReachable: () => void,
  onFailed: VendorCallbacks['onFailed'],
): () => void {
  const abortController = new AbortController();
  fetch(frameUrl, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    signal: abortController.signal,
  }).then(onReachable, () => abortController.signal.aborted || onFailed());
  return () => abortController.abort();
}

export function createFrameMounter(frameUrl: string, frameTitle: string): MountVendor {
  return (vendorContainer, { onReady, onFailed }) => {
    const abortReachabilityCheck = startReachabilityCheck(
      frameUrl,
      () => {
        const frameElement = document.createElement('iframe');
        frameElement.src = frameUrl;
        frameElement.title = frameTitle;
        frameElement.addEventListener('load', onReady);
        vendorContainer.append(frameElement);
      },
      onFailed,
    );
    return () => {
      abortReachabilityCheck();
      vendorContainer.replaceChildren();
    };
  };
}
