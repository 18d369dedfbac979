/** While pages are being written with hot reload, /api, /sent and /desk are the local Worker's to answer. */
import type { Plugin } from '@docusaurus/types';
// Adds devServer to what a bundler's configuration may say.
import type {} from 'webpack-dev-server';

export default function localApiPlugin(): Plugin {
  const port = process.env.API_PORT;
  const proxy = [{ context: ['/api', '/sent/', '/desk'], target: `http://127.0.0.1:${port}` }];
  return {
    name: 'code-crafters-local-api',
    configureWebpack(_config, isServer) {
      return port && !isServer ? { devServer: { proxy } } : {};
    },
  };
}
