/** The routes of the folders. They look their chunks up while they are made, so `register` comes first. */
import './register';
import routes from '@generated/routes-later/routes';

/** Where there is none, Docusaurus writes a hole in its place. */
export default routes.filter(Boolean);
