import renderRoutes from '@docusaurus/renderRoutes';
import { matchPath } from '@docusaurus/router';
import type routes from '@generated/routes';
import { folders } from '../folders';

/** Empty until the visitor is on the way to one of them. The parent route holds this very array. */
export const laterRoutes: typeof routes = [];

export function LaterRoutes() {
  return renderRoutes(laterRoutes);
}

/** Docusaurus calls this before it shows a page of the folders; the address is already that page's. */
LaterRoutes.preload = async () => {
  const { pathname } = window.location;
  await loadLaterRoutes(pathname);
  const { component } = laterRoutes.find((route) => matchPath(pathname, route)) ?? {};
  if (component && 'preload' in component && typeof component.preload === 'function') {
    await component.preload();
  }
};

/** From then on Docusaurus knows the pages of the folders. */
export async function loadLaterRoutes(pathname: string): Promise<void> {
  if (matchPath(pathname, folders)) {
    const { default: loaded } = await import('./loaded');
    laterRoutes.splice(0, laterRoutes.length, ...loaded);
  }
}
