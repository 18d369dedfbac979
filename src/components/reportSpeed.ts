import { onCLS, onINP, onLCP, onTTFB } from 'web-vitals';

/** Reports how fast the first page of a visit was, once the visitor leaves it or hides the tab. */
export function reportSpeed(page: string): void {
  const device = matchMedia('(pointer: coarse)').matches ? 'phone' : 'computer';
  const params = new URLSearchParams({ page, device });
  for (const observe of [onTTFB, onLCP, onINP, onCLS]) {
    observe(({ name, value }) => params.set(name.toLowerCase(), String(value)), {
      reportAllChanges: true,
    });
  }
  document.addEventListener('visibilitychange', function sendOnce() {
    if (document.hidden) {
      document.removeEventListener('visibilitychange', sendOnce);
      navigator.sendBeacon('/api/v1/views', params);
    }
  });
}
