/** The development server asks the local Worker for what only the Worker or a whole build has. */
import type { Plugin } from '@docusaurus/types';

export default function localApiPlugin(): Plugin {
  const workerPort = process.env.API_PORT;
  const context = ['/api', '/sent/', '/meeting/', '/desk', '/editor', '/search-index.json'];
  const target = `http://127.0.0.1:${workerPort}`;
  // mergeStrategy makes the object match Docusaurus' type, which has no devServer field.
  const webpackSettings = { mergeStrategy: {}, devServer: { proxy: [{ context, target }] } };
  return {
    name: 'code-crafters-local-api',
    configureWebpack(_config, isServer) {
      return workerPort && !isServer ? webpackSettings : {};
    },
  };
}
