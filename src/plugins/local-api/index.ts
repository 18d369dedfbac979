/** Under hot reload, proxies /api, /sent, /desk and /editor to the local Worker. */
import type { Plugin } from '@docusaurus/types';

export default function localApiPlugin(): Plugin {
  const port = process.env.API_PORT;
  const proxy = [
    { context: ['/api', '/sent/', '/desk', '/editor'], target: `http://127.0.0.1:${port}` },
  ];
  // mergeStrategy makes the object fit Docusaurus' type, which lacks devServer.
  const settings = { mergeStrategy: {}, devServer: { proxy } };
  return {
    name: 'code-crafters-local-api',
    configureWebpack(_config, isServer) {
      return port && !isServer ? settings : {};
    },
  };
}
