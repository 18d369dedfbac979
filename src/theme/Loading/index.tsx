import type { LoadingComponentProps } from 'react-loadable';
import { ErrorScreen } from '../../components/ErrorScreen';
import { PageLoader } from '../../components/Frame/Loader';

/** Stands in for a page whose code is on its way, or did not come. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps) {
  if (error) {
    return <ErrorScreen error={error} retry={retry} />;
  }
  return pastDelay ? <PageLoader /> : null;
}
