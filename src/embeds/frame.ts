import type { Mount, VendorCallbacks } from './useVendor';

/** A frame also fires "load" for the browser's error page, so a blocked vendor would look ready. */
function checkReachable(
  url: string,
  onReachable: () => void,
  onFailed: VendorCallbacks['onFailed'],
): () => void {
  const controller = new AbortController();
  fetch(url, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    signal: controller.signal,
  }).then(onReachable, () => controller.signal.aborted || onFailed());
  return () => controller.abort();
}

export function mountFrame(src: string, title: string): Mount {
  return (container, { onReady, onFailed }) => {
    const abortCheck = checkReachable(
      src,
      () => {
        const frame = document.createElement('iframe');
        frame.src = src;
        frame.title = title;
        frame.addEventListener('load', onReady);
        container.append(frame);
      },
      onFailed,
    );
    return () => {
      abortCheck();
      container.replaceChildren();
    };
  };
}
