import page from '@content/pages/meeting';
import { Page } from '../components/Page';
import { WaysToReachUs } from '../components/WaysToReachUs';

export default function MeetingPage() {
  return (
    <Page page={page}>
      <WaysToReachUs />
    </Page>
  );
}
