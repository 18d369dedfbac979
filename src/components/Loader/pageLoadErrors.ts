/**
 * A client module. Docusaurus reloads the window when a page fails to load, which ends at the
 * browser's error page without a network. This module lets slowPage.ts decide instead.
 */
import { matchPath } from '@docusaurus/router';
import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';
import { reloadOrReturn } from './slowPage';

function handlePageLoadErrors(routeConfigs: RouteConfig[]) {
  for (const { path = [], component, routes: nestedRoutes = [] } of routeConfigs) {
    if (component && 'preload' in component && typeof component.preload === 'function') {
      const preloadPage = component.preload;
      component.preload = () =>
        preloadPage().catch(() => {
          // Ignores a failed preload of a page that the visitor did not open.
          if (matchPath(location.pathname, path)) {
            reloadOrReturn();
          }
          return new Promise(() => {});
        });
    }
    handlePageLoadErrors(nestedRoutes);
  }
}

if (typeof window !== 'undefined') {
  handlePageLoadErrors(routes);
}
