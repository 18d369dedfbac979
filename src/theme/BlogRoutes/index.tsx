import ComponentCreator from '@docusaurus/ComponentCreator';
import renderRoutes from '@docusaurus/renderRoutes';
import registry from '@generated/registry';
import chunkNames from '@generated/routesChunkNames';
import { matchRoutes, type RouteConfig } from 'react-router-config';

/** Empty until the blog's registry is here; the parent route in routes.js holds this very list. */
export const blogRoutes: RouteConfig[] = [];

let loading: Promise<void> | undefined;

export function BlogRoutes() {
  return renderRoutes(blogRoutes);
}

/**
 * Docusaurus calls this before it shows a page below /blog, when the address is already that
 * page's, and when a link to the blog is pointed at.
 */
BlogRoutes.preload = async () => {
  loading ??= load().catch((error) => {
    loading = undefined;
    throw error;
  });
  await loading;
  await Promise.all(
    matchRoutes(blogRoutes, window.location.pathname).map(({ route }) => preload(route)),
  );
};

async function load() {
  const blog = await import('@generated/blog-routes/blog');
  Object.assign(registry, blog.registry);
  for (const [below, hash, shape, ...chunks] of blog.rows) {
    const path = `/blog${below}`;
    chunkNames[`${path}-${hash}`] = JSON.parse(JSON.stringify(blog.shapes[shape]), (_, value) =>
      typeof value === 'number' ? chunks[value] : value,
    );
    blogRoutes.push({ path, exact: true, component: ComponentCreator(path, hash) });
  }
  blogRoutes.push({ path: '*', component: ComponentCreator('*', '') });
}

function preload({ component }: RouteConfig) {
  return component && 'preload' in component && typeof component.preload === 'function'
    ? component.preload()
    : undefined;
}
