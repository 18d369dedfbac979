import type { Props } from '@theme/Error';
import { ErrorScreen } from '../../components/ErrorScreen';

/** The error screen without the frame, when the whole app failed. */
export default function ErrorPage({ error, tryAgain }: Props) {
  return <ErrorScreen error={error} retry={tryAgain} />;
}
