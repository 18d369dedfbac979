/**
 * A client module. Docusaurus reloads the window when a page fails to load; without a network this
 * ends at the browser's error page. So slowPage.ts decides between a reload and a return.
 */
import { matchPath } from '@docusaurus/router';
import routes from '@generated/routes';
import type { RouteConfig } from 'react-router-config';
import { reloadOrReturnAfterFailure } from './slowPage';

function addPageLoadErrorHandlers(routeConfigs: RouteConfig[]) {
  for (const { path = [], component, routes = [] } of routeConfigs) {
    if (component && 'preload' in component && typeof component.preload === 'function') {
      const originalPreload = component.preload;
      component.preload = () =>
        originalPreload().catch(() => {
          // A failed preload of a page that the visitor did not open is ignored.
          if (matchPath(location.pathname, path)) {
            reloadOrReturnAfterFailure();
          }
          return new Promise(() => {});
        });
    }
    addPageLoadErrorHandlers(routes);
  }
}

if (typeof window !== 'undefined') {
  addPageLoadErrorHandlers(routes);
}
