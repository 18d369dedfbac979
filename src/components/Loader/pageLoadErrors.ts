/**
 * A client module. Docusaurus reloads the window when a page fails to load, which ends at the
 * browser's error page without a network. This module lets slowPage.ts decide instead.
 */
import { matchPath } from '@docusaurus/router';
import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';
import { reloadOrStay } from './slowPage';

function handleLoadErrors(routes: RouteConfig[]) {
  for (const { path = [], component, routes: inner = [] } of routes) {
    if (component && 'preload' in component && typeof component.preload === 'function') {
      const load = component.preload;
      component.preload = () =>
        load().catch(() => {
          // Ignores a failed preload of a page that the visitor did not open.
          if (matchPath(location.pathname, path)) {
            reloadOrStay();
          }
          return new Promise(() => {});
        });
    }
    handleLoadErrors(inner);
  }
}

if (typeof window !== 'undefined') {
  handleLoadErrors(routes);
}
