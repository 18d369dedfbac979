import page from '@content/pages/contact';
import { Page } from '../components/Page';
import { WaysToReachUs } from '../components/WaysToReachUs';

export default function ContactPage() {
  return (
    <Page page={page}>
      <WaysToReachUs />
    </Page>
  );
}
