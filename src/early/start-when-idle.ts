/**
 * Preloads the stylesheet and the scripts, and runs them when the page is painted and the browser is
 * idle, or on the visitor's first input, so that the first paint waits for the document alone. The
 * scripts wait for the stylesheet, because the document has only the styles of its own markup. A
 * click on a `<button data-early>` before hydration is repeated after it.
 */
const root = document.documentElement;
const { sheet = '', scripts = '' } = document.body.dataset;
const inputEvents = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];
let hasStarted = false;
let earlyButton: HTMLButtonElement | undefined;

function start() {
  if (hasStarted) {
    return;
  }
  hasStarted = true;
  for (const type of inputEvents) {
    removeEventListener(type, start, true);
  }
  appendLink({ rel: 'stylesheet', href: sheet, onload: runScripts });
}

function appendLink(attributes: Partial<HTMLLinkElement>) {
  document.head.appendChild(Object.assign(document.createElement('link'), attributes));
}

function runScripts() {
  for (const src of scripts.split(' ')) {
    const script = document.createElement('script');
    script.src = src;
    script.async = false;
    document.head.appendChild(script);
  }
}

function rememberButton({ target }: Event) {
  const button =
    target instanceof Element && target.closest<HTMLButtonElement>('button[data-early]');
  if (button) {
    earlyButton = button;
  }
}

function replayClick(_: MutationRecord[], observer: MutationObserver) {
  observer.disconnect();
  removeEventListener('click', rememberButton, true);
  setTimeout(() => earlyButton?.click());
}

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) {
    requestIdleCallback(start, { timeout: 2000 });
  } else {
    setTimeout(start, 200);
  }
}

appendLink({ rel: 'preload', as: 'style', href: sheet, fetchPriority: 'low' });
for (const href of scripts.split(' ')) {
  appendLink({ rel: 'preload', as: 'script', href, fetchPriority: 'low' });
}
for (const type of inputEvents) {
  addEventListener(type, start, { capture: true, passive: true });
}
addEventListener('click', rememberButton, true);
new MutationObserver(replayClick).observe(root, { attributeFilter: ['data-hydrated'] });
new PerformanceObserver(startWhenIdle).observe({ type: 'paint', buffered: true });
// A background tab is never painted.
setTimeout(startWhenIdle, 1000);

export {};
