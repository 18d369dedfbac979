/** The routes of the folders. They look their chunks up while they are made, so `register` comes first. */
import './register';

export { default } from '@generated/routes-later/routes';
