/**
 * The Trusted Types policy: the bundler may load chunks from /assets/, Docusaurus may write JSON-LD,
 * and everything else throws.
 */
type Rule = (text: string) => string | null;
type Policy = Record<'createHTML' | 'createScript' | 'createScriptURL', Rule>;
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, policy: Partial<Policy>): void };
  }
}

window.trustedTypes?.createPolicy('default', {
  createHTML(htmlText) {
    return htmlText.includes('<') ? null : htmlText;
  },
  createScript(scriptText) {
    return JSON.parse(scriptText) && scriptText.trim().startsWith('{') ? scriptText : null;
  },
  createScriptURL(scriptUrl) {
    const { origin, pathname } = new URL(scriptUrl, location.href);
    return origin === location.origin && /^(?:\/[a-z]{2,3})?\/assets\//.test(pathname)
      ? scriptUrl
      : null;
  },
});

export {};
