import words from '@content/industry-page';
import page from '@content/pages/industry';
import { ClosingPanel } from '../components/ClosingPanel';
import { Page } from '../components/Page';
import { Trades } from './_industries/IndustryTiles';

export default function IndustryPage() {
  return (
    <Page page={page}>
      <Trades />
      <ClosingPanel {...words.closing} />
    </Page>
  );
}
