import page from '@content/pages/industry';
import { Page } from '../components/Page';
import { WaysToReachUs } from '../components/WaysToReachUs';

export default function IndustryPage() {
  return (
    <Page page={page}>
      <WaysToReachUs />
    </Page>
  );
}
