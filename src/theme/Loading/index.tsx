import Layout from '@theme/Layout';
import { ErrorScreen } from '../../components/ErrorScreen';
import { LoadingDocumentTitle, PageLoader } from '../../components/Loader';

interface Props {
  /** The error is set if the page's code failed to load. */
  error?: Error;
  retry: () => void;
}

/**
 * Loading shows while a page loads that SlowPageLoader does not cover, such as a second page that
 * the visitor opens while the first is loading.
 */
export default function Loading({ error, retry }: Props) {
  return error ? (
    <ErrorScreen error={error} tryAgain={retry} />
  ) : (
    <Layout>
      <LoadingDocumentTitle />
      <PageLoader />
    </Layout>
  );
}
