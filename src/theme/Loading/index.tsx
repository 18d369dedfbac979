import Layout from '@theme/Layout';
import type { LoadingComponentProps } from 'react-loadable';
import { ErrorScreen } from '../../components/ErrorScreen';
import { PageLoader, PageTitle } from '../../components/Loader';

/**
 * Stands in for a page whose code did not come, or is on its way: SlowPageLoader shows that, but
 * Docusaurus loses a second slow page that was chosen while the first was on its way.
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
