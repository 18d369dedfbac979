import page from '@content/pages/portfolio';
import words from '@content/portfolio-page';
import works from '@content/works';
import { ClosingPanel } from '../components/ClosingPanel';
import { Page } from '../components/Page';
import { Works } from './_portfolio/Works';

export default function PortfolioPage() {
  return (
    <Page page={page}>
      {works.length > 0 && <Works />}
      <ClosingPanel {...words.closing} />
    </Page>
  );
}
