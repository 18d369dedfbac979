/** The error screen without the frame, when the whole app failed. */
export { ErrorScreen as default } from '../../components/ErrorScreen';
