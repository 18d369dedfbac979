/** Inlines the scripts of src/early into each page. */
import { fileURLToPath } from 'node:url';
import type { Plugin } from '@docusaurus/types';
import { buildSync } from 'esbuild';

export default function earlyPlugin(): Plugin {
  return {
    name: 'code-crafters-early',

    injectHtmlTags() {
      return {
        headTags: [
          { tagName: 'script', innerHTML: earlyScript('welcome') },
          { tagName: 'script', innerHTML: earlyScript('trusted-types') },
        ],
        postBodyTags: [
          {
            tagName: 'script',
            attributes: { 'data-app-start': true },
            innerHTML: earlyScript('start-when-idle'),
          },
        ],
      };
    },
  };
}

export function earlyScript(name: 'start-when-idle' | 'trusted-types' | 'welcome'): string {
  const {
    outputFiles: [script],
  } = buildSync({
    entryPoints: [fileURLToPath(new URL(`../early/${name}.ts`, import.meta.url))],
    bundle: true,
    format: 'iife',
    minify: true,
    write: false,
  });
  return script?.text.trim() ?? '';
}

/**
 * Docusaurus' template, except that the body only lists its scripts, which start-when-idle.ts starts,
 * and that the stylesheet stands at its end, where the first paint does not wait for it. The drawing of
 * Docusaurus' own links to other sites, which no page of ours has, is left out.
 */
export const ssrTemplate = `
<!DOCTYPE html>
<html <%~ it.htmlAttributes %>>
  <head>
    <meta charset="UTF-8">
    <% it.metaAttributes.forEach((tag) => { %>
      <%~ tag %>
    <% }); %>
    <%~ it.headTags %>
  </head>
  <body <%~ it.bodyAttributes %> data-scripts="<%= it.scripts.map((script) => it.baseUrl + script).join(' ') %>">
    <%~ it.preBodyTags.replace(/<svg.*<\\/svg>/s, '') %>
    <div id="__docusaurus"><%~ it.appHtml %></div>
    <%~ it.postBodyTags %>
    <% it.stylesheets.forEach((sheet) => { %>
      <link rel="stylesheet" href="<%= it.baseUrl %><%= sheet %>">
    <% }); %>
  </body>
</html>
`;
