/**
 * Preloads the stylesheet and the scripts after the first frame, and runs them when the browser is
 * idle, or on the visitor's first input, so that the first paint waits for the document alone. The
 * scripts wait for the stylesheet, because the document has only the styles of its own markup. A
 * click on a `<button data-early>` before hydration is repeated after it.
 */
const rootElement = document.documentElement;
const { sheet: stylesheetUrl = '', scripts: joinedScriptUrls = '' } = document.body.dataset;
const inputEventNames = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];
let hasStarted = false;
let clickedEarlyButton: HTMLButtonElement | undefined;

function preload() {
  appendHeadLink({ rel: 'preload', as: 'style', href: stylesheetUrl });
  for (const scriptUrl of joinedScriptUrls.split(' ')) {
    appendHeadLink({ rel: 'preload', as: 'script', href: scriptUrl });
  }
}

function start() {
  if (document.readyState === 'loading') {
    // React would hydrate half a page.
    addEventListener('DOMContentLoaded', start);
    return;
  }
  if (hasStarted) {
    return;
  }
  hasStarted = true;
  for (const inputEventName of inputEventNames) {
    removeEventListener(inputEventName, start, true);
  }
  appendHeadLink({ rel: 'stylesheet', href: stylesheetUrl, onload: appendScripts });
}

function appendHeadLink(linkAttributes: Partial<HTMLLinkElement>) {
  document.head.appendChild(Object.assign(document.createElement('link'), linkAttributes));
}

function appendScripts() {
  for (const scriptUrl of joinedScriptUrls.split(' ')) {
    const scriptElement = document.createElement('script');
    scriptElement.src = scriptUrl;
    scriptElement.async = false;
    document.head.appendChild(scriptElement);
  }
}

function rememberEarlyButton({ target }: Event) {
  const closestButton =
    target instanceof Element && target.closest<HTMLButtonElement>('button[data-early]');
  if (closestButton) {
    clickedEarlyButton = closestButton;
  }
}

function replayEarlyClick(_: MutationRecord[], hydrationObserver: MutationObserver) {
  hydrationObserver.disconnect();
  removeEventListener('click', rememberEarlyButton, true);
  setTimeout(() => clickedEarlyButton?.click());
}

function startWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) {
    requestIdleCallback(start, { timeout: 2000 });
  } else {
    setTimeout(start, 200);
  }
}

// The second frame requests the pictures below the fold, which would share the line with scripts.
requestAnimationFrame(() => setTimeout(preload));
for (const inputEventName of inputEventNames) {
  addEventListener(inputEventName, start, { capture: true, passive: true });
}
addEventListener('click', rememberEarlyButton, true);
new MutationObserver(replayEarlyClick).observe(rootElement, { attributeFilter: ['data-hydrated'] });
new PerformanceObserver(startWhenIdle).observe({ type: 'paint', buffered: true });
// A background tab is never painted, so it starts after a second.
setTimeout(startWhenIdle, 1000);

export {};
