import type { VendorCallbacks } from './useVendor';

/** A frame also fires "load" for the browser's error page, so a request tests the URL first. */
export function mountFrame(
  container: HTMLElement,
  { onResponse, onReady, onFailed }: VendorCallbacks,
  src: string,
  title = '',
) {
  const abortController = new AbortController();
  const { signal } = abortController;
  fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal }).then(
    () => {
      onResponse();
      const frame = Object.assign(document.createElement('iframe'), { src, title });
      frame.addEventListener('load', onReady);
      container.append(frame);
    },
    () => signal.aborted || onFailed(),
  );
  return () => {
    abortController.abort();
    container.replaceChildren();
  };
}
