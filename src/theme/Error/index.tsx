import type { Props } from '@theme/Error';
import { ErrorScreen } from '../../components/ErrorScreen';

/** The whole app failed, its frame with it. */
export default function ErrorPage({ error, tryAgain }: Props) {
  return <ErrorScreen error={error} retry={tryAgain} />;
}
