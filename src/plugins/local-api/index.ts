/** While pages are being written with hot reload, /api and /sent are the local Worker's to answer. */
import type { Plugin } from '@docusaurus/types';

export default function localApiPlugin(): Plugin {
  const port = process.env.API_PORT;
  const proxy = [{ context: ['/api', '/sent/'], target: `http://127.0.0.1:${port}` }];
  return {
    name: 'code-crafters-local-api',
    configureWebpack(_config, isServer) {
      return port && !isServer ? { devServer: { proxy } } : {};
    },
  };
}
