/**
 * The Trusted Types policy: the bundler may load chunks from /assets/, Docusaurus may write JSON-LD,
 * and everything else throws.
 */
interface Policy {
  createHTML(text: string): string | null;
  createScript(text: string): string | null;
  createScriptURL(address: string): string | null;
}
declare global {
  interface Window {
    trustedTypes?: { createPolicy(name: string, policy: Partial<Policy>): void };
  }
}

window.trustedTypes?.createPolicy('default', {
  createHTML(text) {
    return text.includes('<') ? null : text;
  },
  createScript(text) {
    return JSON.parse(text) && text.trim().startsWith('{') ? text : null;
  },
  createScriptURL(address) {
    const { origin, pathname } = new URL(address, location.href);
    return origin === location.origin && pathname.startsWith('/assets/') ? address : null;
  },
});

export {};
