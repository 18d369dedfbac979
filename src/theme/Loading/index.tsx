import Layout from '@theme/Layout';
import type { LoadingComponentProps } from 'react-loadable';
import { ErrorScreen } from '../../components/ErrorScreen';
import { PageLoader, PageTitle } from '../../components/Loader';

/**
 * Stands in for a page whose code is loading or failed to load. SlowPageLoader covers most slow
 * pages, but not a second one chosen while the first still loads.
 */
export default function Loading({ error, retry }: LoadingComponentProps) {
  return error ? (
    <ErrorScreen error={error} retry={retry} />
  ) : (
    <Layout>
      <PageTitle />
      <PageLoader />
    </Layout>
  );
}
