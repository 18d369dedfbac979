/** The error screen inside the frame, when one page failed. */
export { ErrorScreen as default } from '../components/ErrorScreen';
