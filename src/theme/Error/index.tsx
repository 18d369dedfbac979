/** The screen has no header and footer, because the whole app failed. */
export { ErrorScreen as default } from '../../components/ErrorScreen';
