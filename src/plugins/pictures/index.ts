/** Makes the bundler's cache depend on pictures, and serves them under hot reload. */
import { globSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { ExpressRequestHandler, Middleware } from 'webpack-dev-server';
import { makePicture } from './encode.ts';

export default function picturesPlugin({ siteDir }: LoadContext): Plugin {
  /** Compiled posts contain picture addresses, which derive from these files. */
  const buildDependencies = globSync(
    ['blog/*/*.{webp,png,jpg,jpeg,JPG,JPEG}', 'src/{plugins,blog/plugin}/**/*.ts'],
    { cwd: siteDir },
  ).map((file) => path.join(siteDir, file));

  return {
    name: 'code-crafters-pictures',

    configureWebpack(config, isServer) {
      const experiments = config.experiments?.cache && { cache: { buildDependencies } };
      return isServer
        ? { experiments }
        : { experiments, devServer: { setupMiddlewares: addPictures } };
    },
  };
}

/** Adds ours before the server's own, which answer every address with a page. */
function addPictures(own: Middleware[]): Middleware[] {
  own.unshift({ name: 'pictures', path: '/pictures', middleware: sendPicture });
  return [];
}

/** Encodes on demand. */
const sendPicture: ExpressRequestHandler = async (request, response, next) => {
  const file = await makePicture(decodeURI(request.originalUrl));
  return file ? response.sendFile(file, { dotfiles: 'allow' }) : next();
};
