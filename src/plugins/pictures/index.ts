import { globSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { blogDir, contentDir } from '../content/folders.ts';
import { makePicture } from './encode.ts';

export default function picturesPlugin({ siteDir, generatedFilesDir }: LoadContext): Plugin {
  /** Cached modules contain picture addresses, which depend on these files. */
  const sources = {
    [blogDir]: '*/*.{webp,png,jpg,jpeg,JPG,JPEG}',
    [contentDir]: 'drawn/covers/*',
    [siteDir]: 'src/{plugins,blog/plugin}/**/*.ts',
  };
  const buildDependencies = Object.entries(sources).flatMap(([folder, files]) =>
    globSync(files, { cwd: folder }).map((file) => path.join(folder, file)),
  );
  /** One cache per content, because cached modules name content files. */
  const directory = path.join(generatedFilesDir, 'bundler');
  const cache = { buildDependencies, storage: { type: 'filesystem', directory } };

  return {
    name: 'code-crafters-pictures',

    configureWebpack(config, isServer) {
      const experiments = config.experiments?.cache && { cache };
      const underHotReload = { devServer: { setupMiddlewares: addPictures } };
      return isServer ? { experiments } : { experiments, ...underHotReload };
    },
  };
}

/** The used part of the development server's Express types. */
interface Middleware {
  name: string;
  path: string;
  middleware(
    request: { originalUrl: string },
    response: { sendFile(file: string, options: { dotfiles: 'allow' }): void },
    next: () => void,
  ): Promise<void>;
}

/** Runs before the server's own middlewares, which answer every address with a page. */
function addPictures(middlewares: Middleware[]): Middleware[] {
  middlewares.unshift({
    name: 'pictures',
    path: '/pictures',
    async middleware(request, response, next) {
      const file = await makePicture(decodeURI(request.originalUrl));
      return file ? response.sendFile(file, { dotfiles: 'allow' }) : next();
    },
  });
  return [];
}
