import type { Mount, Outcome } from './useVendor';

/**
 * Whether a foreign address answers at all. A browser fires a frame's "load" for its own error
 * page too, so without this a blocked vendor would pass for one that is ready.
 */
export function probe(address: string, answers: () => void, failed: Outcome['failed']): () => void {
  const controller = new AbortController();
  fetch(address, {
    method: 'HEAD',
    mode: 'no-cors',
    credentials: 'omit',
    signal: controller.signal,
  }).then(answers, () => controller.signal.aborted || failed());
  return () => controller.abort();
}

/** A third party that comes as a frame. */
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
