/**
 * Runs at the end of a page. Starts the scripts when the browser is idle or the visitor acts, so that
 * the first and largest paint need no JavaScript. Repeats a click on a button that came before the
 * scripts; links, forms and details work natively meanwhile.
 *
 * The scripts show more than the document has styles for, so they wait for the stylesheet. Without
 * it the page stays as it came, and each link loads its page whole.
 */
const root = document.documentElement;
const scripts = document.body.dataset.scripts?.split(' ') ?? [];
const acts = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];
const styled = new Promise<void>((resolve) => {
  function resolveWhenStyled({ target }: Event) {
    if (target instanceof HTMLLinkElement && target.rel === 'stylesheet') {
      resolve();
    }
  }
  // A window hears of its own load only.
  document.addEventListener('load', resolveWhenStyled, true);
});
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
  styled.then(loadScripts);
}

function loadScripts() {
  for (const src of scripts) {
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

function startWhenPainted() {
  new PerformanceObserver(startWhenIdle).observe({ type: 'paint', buffered: true });
  setTimeout(startWhenIdle, 1000);
}

for (const act of acts) {
  addEventListener(act, start, { capture: true, passive: true });
}
addEventListener('click', remember, true);
new MutationObserver(replayClick).observe(root, { attributeFilter: ['data-hydrated'] });
if (document.readyState === 'complete') {
  startWhenPainted();
} else {
  addEventListener('load', startWhenPainted);
}

export {};
