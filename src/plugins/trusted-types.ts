import { lean } from './start-when-idle.ts';

/**
 * What may become markup or script on a page of ours, where browsers ask (Trusted Types). The
 * bundler loads its parts from our own /assets/; Docusaurus' head writes structured data, which
 * is JSON; nothing writes HTML. Everything else throws, whoever tries it.
 */
export const inlineTrust = lean(`
if (window.trustedTypes && trustedTypes.createPolicy) {
  trustedTypes.createPolicy('default', {
    createHTML: function (text) { return text.indexOf('<') < 0 ? text : null; },
    createScript: function (text) { return JSON.parse(text) && text.trim()[0] === '{' ? text : null; },
    createScriptURL: function (address) {
      var url = new URL(address, location.href);
      return url.origin === location.origin && url.pathname.indexOf('/assets/') === 0 ? address : null;
    }
  });
}
`);
