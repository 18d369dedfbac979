import { type Mount, rejectAfter, responseTimeoutMs } from './useVendor';

/** A vendor that has responded may be slow, because visitors see it arrive. */
const loadTimeoutMs = 60_000;

/** A frame also fires "load" for the browser's error page, so a request tests the URL first. */
export const mountFrame: Mount = async (container, signal, src, title = '') => {
  const response = fetch(src, { method: 'HEAD', mode: 'no-cors', credentials: 'omit', signal });
  await Promise.race([response, rejectAfter(responseTimeoutMs)]);
  const frame = Object.assign(document.createElement('iframe'), { src, title });
  container.append(frame);
  const load = new Promise((resolve) => frame.addEventListener('load', resolve));
  await Promise.race([load, rejectAfter(loadTimeoutMs)]);
};
