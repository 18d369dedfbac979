import type { Props } from '@theme/Error';
import { ErrorScreen } from '../components/ErrorScreen';

/** The error screen inside the frame, when one page failed. */
export default function ErrorPageContent({ error, tryAgain }: Props) {
  return <ErrorScreen error={error} retry={tryAgain} />;
}
