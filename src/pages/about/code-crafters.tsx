import page from '@content/pages/about';
import { Page } from '../../components/Page';
import { WaysToReachUs } from '../../components/WaysToReachUs';

export default function AboutCodeCraftersPage() {
  return (
    <Page page={page}>
      <WaysToReachUs />
    </Page>
  );
}
