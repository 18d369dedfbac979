/** The browser's routes: all pages but those of the folders, and one route that loads these when one is needed. */
import others from '@generated/routes-others/routes';
import { folders } from '../folders';
import { LaterRoutes, laterRoutes } from './LaterRoutes';

export default [{ path: folders, component: LaterRoutes, routes: laterRoutes }, ...others];
