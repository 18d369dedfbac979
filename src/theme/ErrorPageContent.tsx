/** The screen has header and footer around it, because a single page failed. */
export { ErrorScreen as default } from '../components/ErrorScreen';
