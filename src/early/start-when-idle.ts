/**
 * Runs at the end of a page. Starts the scripts when the page is painted and the browser is idle, or
 * when the visitor acts, so that the first paint waits for the document alone. Repeats a click on a
 * button that came before the scripts; links, forms and details work natively meanwhile.
 *
 * The scripts show more than the document has styles for, so they load together with the stylesheet
 * and wait for it. Without it the page stays as it came, and each link loads its page whole.
 */
const root = document.documentElement;
const { sheet = '', scripts = '' } = document.body.dataset;
const acts = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];
let started = false;
let earlyButton: HTMLButtonElement | undefined;

function start() {
  if (started) {
    return;
  }
  started = true;
  for (const act of acts) {
    removeEventListener(act, start, true);
  }
  for (const href of scripts.split(' ')) {
    link({ rel: 'preload', as: 'script', href });
  }
  link({ rel: 'stylesheet', href: sheet, onload: runScripts });
}

function link(attributes: Partial<HTMLLinkElement>) {
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

function remember({ target }: Event) {
  const button =
    target instanceof Element && target.closest<HTMLButtonElement>('button[data-early]');
  if (button) {
    earlyButton = button;
  }
}

function replayClick(_: MutationRecord[], observer: MutationObserver) {
  observer.disconnect();
  removeEventListener('click', remember, true);
  setTimeout(() => earlyButton?.click());
}

function startWhenIdle() {
  // Safari has no idle callback.
  if ('requestIdleCallback' in window) {
    requestIdleCallback(start, { timeout: 2000 });
  } else {
    setTimeout(start, 200);
  }
}

for (const act of acts) {
  addEventListener(act, start, { capture: true, passive: true });
}
addEventListener('click', remember, true);
new MutationObserver(replayClick).observe(root, { attributeFilter: ['data-hydrated'] });
new PerformanceObserver(startWhenIdle).observe({ type: 'paint', buffered: true });
// A window in the background is not painted.
setTimeout(startWhenIdle, 1000);

export {};
