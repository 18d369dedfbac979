import renderRoutes from '@docusaurus/renderRoutes';
import { matchRoutes, type RouteConfig } from 'react-router-config';

/** Empty until a visitor is on the way to one of them; the parent route holds this very list. */
export const laterRoutes: RouteConfig[] = [];

export function LaterRoutes() {
  return renderRoutes(laterRoutes);
}

/**
 * Docusaurus calls this before it shows a page of the folders, when the address is already that
 * page's, and when a link to one is pointed at.
 */
LaterRoutes.preload = async () => {
  const { default: routes } = await import('./loaded');
  laterRoutes.splice(0, laterRoutes.length, ...routes);
  await Promise.all(
    matchRoutes(laterRoutes, window.location.pathname).map(({ route }) => preload(route)),
  );
};

function preload({ component }: RouteConfig) {
  return component && 'preload' in component && typeof component.preload === 'function'
    ? component.preload()
    : undefined;
}
