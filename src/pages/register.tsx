import page from '@content/pages/support';
import { Page } from '../components/Page';
import { WaysToReachUs } from '../components/WaysToReachUs';

export default function SupportPage() {
  return (
    <Page page={page}>
      <WaysToReachUs />
    </Page>
  );
}
