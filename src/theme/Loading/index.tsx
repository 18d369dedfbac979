import Layout from '@theme/Layout';
import { ErrorScreen } from '../../components/ErrorScreen';
import { LoadingTitle, PageLoader } from '../../components/Loader';

interface Props {
  /** Set when the page's code failed to load. */
  error?: Error;
  retry: () => void;
}

/**
 * Stands in for a page whose code is loading or failed to load. SlowPageLoader covers most slow
 * pages, but not a second one chosen while the first still loads.
 */
export default function Loading({ error, retry }: Props) {
  return error ? (
    <ErrorScreen error={error} tryAgain={retry} />
  ) : (
    <Layout>
      <LoadingTitle />
      <PageLoader />
    </Layout>
  );
}
