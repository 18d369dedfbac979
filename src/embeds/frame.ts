import type { MountOptions } from './useVendor';

/** A frame also fires "load" for the browser's error page, so a request tests the URL first. */
export async function mountFrame(
  container: HTMLElement,
  { signal, onResponse }: MountOptions,
  src: string,
  title = '',
) {
  await fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal });
  onResponse();
  const frame = Object.assign(document.createElement('iframe'), { src, title });
  container.append(frame);
  await new Promise((resolve) => frame.addEventListener('load', resolve));
}
