import type { LoadingComponentProps } from 'react-loadable';
import { PageLoader } from '../../components/Frame/Loader';
import { ErrorScreen } from '../../components/ErrorScreen';

/** Stands in for a page whose code is on its way, or did not come. */
export default function Loading({ error, retry, pastDelay }: LoadingComponentProps) {
  if (error) {
    return <ErrorScreen error={error} retry={retry} />;
  }
  return pastDelay ? <PageLoader /> : null;
}
