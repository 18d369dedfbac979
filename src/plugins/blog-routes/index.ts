/**
 * Docusaurus registers every route in the bundle that every visitor loads, so a blog makes all
 * pages heavier. For the browser this moves the routes below /blog into a chunk of their own,
 * loaded on the way to the blog. The server's build, and `npm run dev`, keep the whole registry.
 */
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import type { LoadContext, Plugin } from '@docusaurus/types';
import { splitRoutes } from './split.ts';

const moved = ['routes.js', 'registry.js', 'routesChunkNames.json'] as const;

export default function blogRoutesPlugin({ generatedFilesDir }: LoadContext): Plugin {
  const folder = path.join(generatedFilesDir, 'blog-routes');

  return {
    name: 'code-crafters-blog-routes',

    configureWebpack(_config, isServer, { currentBundler }) {
      if (isServer || process.env.NODE_ENV !== 'production') {
        return {};
      }
      const [routes, registry, chunkNames] = moved.map((file) =>
        readFileSync(path.join(generatedFilesDir, file), 'utf8'),
      );
      mkdirSync(folder, { recursive: true });
      for (const [file, text] of Object.entries(splitRoutes({ routes, registry, chunkNames }))) {
        writeFileSync(path.join(folder, file), text);
      }
      const { NormalModuleReplacementPlugin } = currentBundler.instance;
      return {
        plugins: moved.map(
          (file) =>
            new NormalModuleReplacementPlugin(
              new RegExp(`^@generated/${file.replace(/\.\w+$/, '')}$`),
              path.join(folder, file),
            ),
        ),
      };
    },
  };
}
