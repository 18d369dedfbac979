/**
 * The HTML that Docusaurus puts around each page, with two differences. The scripts are named in
 * a list and start when the browser is idle or the visitor acts, so that the first paint and
 * the largest one need no JavaScript. A click on a button that is made before the page's
 * scripts run is made again once they do; links, forms and details work natively meanwhile.
 * Structured data loses the mark by which Helmet would take it away in the browser.
 */
const inlineStart = lean(`
(function () {
  var root = document.documentElement;
  var scripts = document.currentScript.dataset.scripts.split(' ');
  var acts = ['pointerdown', 'keydown', 'touchstart', 'wheel', 'scroll'];
  var started = false;
  var early;
  function start() {
    if (started) return;
    started = true;
    acts.forEach(function (act) { removeEventListener(act, start, true); });
    scripts.forEach(function (src) {
      var script = document.createElement('script');
      script.src = src;
      script.async = false;
      document.head.appendChild(script);
    });
  }
  function remember(event) {
    var button = event.target.closest && event.target.closest('button[data-early]');
    if (button) early = button;
  }
  acts.forEach(function (act) { addEventListener(act, start, { capture: true, passive: true }); });
  addEventListener('click', remember, true);
  new MutationObserver(function (_, observer) {
    if (root.getAttribute('data-has-hydrated') !== 'true') return;
    observer.disconnect();
    removeEventListener('click', remember, true);
    if (early) setTimeout(function () { early.click(); });
  }).observe(root, { attributeFilter: ['data-has-hydrated'] });
  function whenIdle() {
    if (window.requestIdleCallback) requestIdleCallback(start, { timeout: 2000 });
    else setTimeout(start, 200);
  }
  function whenShown() {
    if (window.PerformanceObserver) {
      new PerformanceObserver(whenIdle).observe({ type: 'paint', buffered: true });
    }
    setTimeout(whenIdle, 1000);
  }
  if (document.readyState === 'complete') whenShown();
  else addEventListener('load', whenShown);
})();
`);

/**
 * In the head. On a session's first page the welcome is there from the first paint, which waits for
 * no font, no picture and nothing below the fold (`data-first-frame`, `data-opening`, styled in
 * base.css). The visitor's line fetches them while the welcome stands; when the fonts are there,
 * the sections below open one a frame, so that none holds the page up, all of them after a second
 * in any case. Who comes for a place on the page (`#place`) gets all of it at once.
 */
export const inlineWelcome = lean(`
try {
  if (!sessionStorage.getItem('welcomed')) {
    sessionStorage.setItem('welcomed', '1');
    (function (mark) {
      mark.welcome = '';
      if (location.hash) return;
      function finish() { delete mark.opening; }
      function open() {
        var next = document.querySelector('main > section ~ section:not([data-open]), footer:not([data-open])');
        if (mark.opening === 'fonts') mark.opening = 'sections';
        else if (next && mark.opening) next.dataset.open = '';
        else return finish();
        requestAnimationFrame(open);
      }
      function painted() {
        if (mark.firstFrame === undefined) return;
        delete mark.firstFrame;
        setTimeout(finish, 1000);
        Promise.all(['Bricolage Grotesque', 'Instrument Sans'].map(function (face) {
          return document.fonts.load('1em "' + face + '"');
        })).then(open, finish);
      }
      mark.firstFrame = '';
      mark.opening = 'fonts';
      new PerformanceObserver(painted).observe({ type: 'paint', buffered: true });
      addEventListener('load', function () { setTimeout(painted, 1000); });
    })(document.documentElement.dataset);
  }
} catch (e) {}
`);

/** A script in the page without its indents; its lines stay, so that nothing needs a semicolon. */
export function lean(script: string): string {
  return script.replace(/\s*\n\s*/g, '\n').trim();
}

export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((tag) => { %>
      <%~ tag.replaceAll('<script data-rh="true" type="application/ld+json"', '<script type="application/ld+json"') %>
    <% }); %>
    <%~ it.headTags %>
    <% it.stylesheets.forEach((sheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>">
    <% }); %>
  </head>
  <body <%~ it.bodyAttributes %>>
    <%~ it.preBodyTags %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <script data-app-start data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">${inlineStart}</script>
  </body>
</html>
`;
