import texts from '@content/industry-page';
import page from '@content/pages/industry';
import { ClosingPanel } from '../components/ClosingPanel';
import { Page } from '../components/Page';
import { IndustryTiles } from './_industries/IndustryTiles';

export default function IndustriesPage() {
  return (
    <Page page={page}>
      <IndustryTiles />
      <ClosingPanel {...texts.closing} />
    </Page>
  );
}
