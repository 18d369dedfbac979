/** Under hot reload, proxies /api, /sent and /desk to the local Worker. */
import type { Plugin } from '@docusaurus/types';
// Adds devServer to the type of the bundler's configuration.
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
