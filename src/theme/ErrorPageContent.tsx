import type { Props } from '@theme/Error';
import { ErrorScreen } from '../components/ErrorScreen';

/** One page failed; the frame around it still works. */
export default function ErrorPageContent({ error, tryAgain }: Props) {
  return <ErrorScreen error={error} retry={tryAgain} />;
}
