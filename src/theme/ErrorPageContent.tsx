/** With header and footer, because a single page failed. */
export { ErrorScreen as default } from '../components/ErrorScreen';
