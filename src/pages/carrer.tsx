import page from '@content/pages/career';
import { Page } from '../components/Page';
import { WaysToReachUs } from '../components/WaysToReachUs';

export default function CareerPage() {
  return (
    <Page page={page}>
      <WaysToReachUs />
    </Page>
  );
}
