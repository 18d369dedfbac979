import page from '@content/pages/portfolio';
import { Page } from '../components/Page';
import { WaysToReachUs } from '../components/WaysToReachUs';

export default function PortfolioPage() {
  return (
    <Page page={page}>
      <WaysToReachUs />
    </Page>
  );
}
