import type { Mount, Outcome } from './useVendor';

/**
 * Checks that a foreign address answers. A frame also fires "load" for the browser's error page, so a
 * blocked vendor would look ready.
 */
function probe(address: string, answers: () => void, failed: Outcome['failed']): () => void {
  const controller = new AbortController();
  fetch(address, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    signal: controller.signal,
  }).then(answers, () => controller.signal.aborted || failed());
  return () => controller.abort();
}

/** Mounts a third party's frame. */
export function mountFrame(src: string, title: string): Mount {
  return (place, { ready, failed }) => {
    const stop = probe(
      src,
      () => {
        const frame = document.createElement('iframe');
        frame.src = src;
        frame.title = title;
        frame.addEventListener('load', ready);
        place.append(frame);
      },
      failed,
    );
    return () => {
      stop();
      place.replaceChildren();
    };
  };
}
