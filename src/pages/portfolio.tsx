import page from '@content/pages/portfolio';
import { Page } from '../components/Page';
import { Works } from './_portfolio/Works';

export default function PortfolioPage() {
  return (
    <Page page={page}>
      <Works />
    </Page>
  );
}
