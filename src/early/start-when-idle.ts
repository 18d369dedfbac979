/**
 * Preloads the stylesheet and the scripts with the second frame, and runs them when the browser is
 * idle, or on the visitor's first input, so that the first paint waits for the document alone. The
 * scripts wait for the stylesheet, because the document has only the styles of its own markup.
 * What is below the fold is laid out on the first input or after hydration (scrollAndFocus.ts). The
 * last click before hydration is repeated after it if it was on a `<button data-early>`, and
 * reloads the page if a script or the stylesheet has failed to load.
 */
const rootElement = document.documentElement;
const { sheet = '', scripts = '' } = document.body.dataset;
const scriptUrls = scripts.split(' ');
const inputEventNames = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];
let hasLoadStarted = false;
let hasLoadFailed = false;
let clickedEarlyButton: HTMLElement | undefined;

/** Only at the top of a page, because a section without layout has no real height. */
function deferLayoutBelowFold() {
  const [navigationEntry] = performance.getEntriesByType('navigation');
  if (
    navigationEntry instanceof PerformanceNavigationTiming &&
    navigationEntry.type === 'navigate' &&
    // Unlike the address, the name has the text that a search engine links to.
    !navigationEntry.name.includes('#') &&
    // Safari would move what is in view when a section above it gets its height.
    CSS.supports('overflow-anchor', 'auto')
  ) {
    rootElement.dataset.opening = '';
  }
}

function layOutWholePage() {
  delete rootElement.dataset.opening;
}

function preloadStylesAndScripts() {
  appendHeadLink({ rel: 'preload', as: 'style', href: sheet });
  for (const scriptUrl of scriptUrls) {
    appendHeadLink({ rel: 'preload', as: 'script', href: scriptUrl });
  }
}

function loadStylesAndScripts() {
  if (document.readyState === 'loading') {
    // Hydration needs the whole document.
    addEventListener('DOMContentLoaded', loadStylesAndScripts);
    return;
  }
  if (hasLoadStarted) {
    return;
  }
  hasLoadStarted = true;
  for (const inputEventName of inputEventNames) {
    removeEventListener(inputEventName, loadStylesAndScripts, true);
  }
  appendHeadLink({ rel: 'stylesheet', href: sheet, onload: appendScripts, onerror: recordFailure });
}

function recordFailure() {
  hasLoadFailed = true;
}

function appendHeadLink(linkAttributes: Partial<HTMLLinkElement>) {
  document.head.appendChild(Object.assign(document.createElement('link'), linkAttributes));
}

function appendScripts() {
  for (const scriptUrl of scriptUrls) {
    const scriptElement = document.createElement('script');
    scriptElement.src = scriptUrl;
    scriptElement.async = false;
    scriptElement.onerror = recordFailure;
    document.head.appendChild(scriptElement);
  }
}

function handleEarlyInput({ target }: Event) {
  const button = target instanceof Element && target.closest<HTMLElement>('button[data-early]');
  clickedEarlyButton = button || undefined;
  if (button && hasLoadFailed && navigator.onLine) {
    location.reload();
  }
}

function replayEarlyClick(_: MutationRecord[], hydrationObserver: MutationObserver) {
  hydrationObserver.disconnect();
  removeEventListener('click', handleEarlyInput, true);
  removeEventListener('input', handleEarlyInput, true);
  setTimeout(() => clickedEarlyButton?.click());
}

function loadStylesAndScriptsWhenIdle() {
  // Safari has no requestIdleCallback.
  if ('requestIdleCallback' in window) {
    requestIdleCallback(loadStylesAndScripts, { timeout: 2000 });
  } else {
    setTimeout(loadStylesAndScripts, 200);
  }
}

deferLayoutBelowFold();
// Preloads before the pictures below the fold, which the browser requests later in that frame.
requestAnimationFrame(() => requestAnimationFrame(preloadStylesAndScripts));
for (const inputEventName of inputEventNames) {
  addEventListener(inputEventName, layOutWholePage, { capture: true, passive: true, once: true });
  addEventListener(inputEventName, loadStylesAndScripts, { capture: true, passive: true });
}
addEventListener('click', handleEarlyInput, true);
// Typing cancels the repeat of an early click: the visitor does something else by now.
addEventListener('input', handleEarlyInput, true);
new MutationObserver(replayEarlyClick).observe(rootElement, { attributeFilter: ['data-hydrated'] });
new PerformanceObserver(loadStylesAndScriptsWhenIdle).observe({ type: 'paint', buffered: true });
// A background tab is never painted, so it starts after a second.
setTimeout(loadStylesAndScriptsWhenIdle, 1000);

export {};
