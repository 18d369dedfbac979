import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { blogDir, contentDir } from '../content/folder-paths.ts';
import { listFiles } from '../list-files.ts';
import { findOrEncodePicture } from './encode.ts';

export default function picturesPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  /** Cached modules contain picture addresses, which depend on the files of these patterns. */
  const filePatternByFolder = {
    [blogDir]: '*/*.{webp,png,jpg,jpeg,JPG,JPEG}',
    [contentDir]: 'drawn/covers/*',
    [siteDir]: 'src/{plugins,blog/plugin}/**/*.ts',
  };
  const buildDependencies = Object.entries(filePatternByFolder).flatMap(([folder, pattern]) =>
    listFiles(folder, pattern),
  );
  /** Each content has its own cache, because cached modules name content files. */
  const cache = {
    version: contentDir,
    buildDependencies,
    storage: { type: 'filesystem', directory: path.join(generatedFilesDir, 'bundler') },
  };

  return {
    name: 'code-crafters-pictures',

    configureWebpack(webpackConfig, isServer) {
      const experiments = webpackConfig.experiments?.cache && { cache };
      const devServerConfig = { devServer: { setupMiddlewares: addPictureMiddleware } };
      return isServer ? { experiments } : { experiments, ...devServerConfig };
    },
  };
}

/** Puts the pictures before the server's own middleware, which answers every address with a page. */
function addPictureMiddleware(middlewares: object[]): object[] {
  middlewares.unshift({ name: 'pictures', path: '/pictures', middleware: sendPicture });
  return [];
}

/** The types have the part of Express that this uses. */
async function sendPicture(
  request: { originalUrl: string },
  response: { sendFile(file: string, sendFileOptions: { dotfiles: 'allow' }): void },
  next: (error?: unknown) => void,
): Promise<void> {
  try {
    const picturePath = await findOrEncodePicture(decodeURI(request.originalUrl));
    return picturePath ? response.sendFile(picturePath, { dotfiles: 'allow' }) : next();
  } catch (error) {
    // Express 4 does not catch rejections, and an uncaught one ends the server.
    return next(error);
  }
}
