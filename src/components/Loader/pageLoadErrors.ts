/**
 * A client module: Docusaurus loads the window anew where it cannot load a page, which without a network
 * ends at the browser's error page. Here it waits, and slowPage.ts decides.
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
          // A page that was only pointed at is not missed.
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
