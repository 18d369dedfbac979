import people from '@content/answering-people';
import industries from '@content/industries';
import texts from '@content/industry-page';
import page from '@content/pages/industry';
import { ClosingPanel } from '../components/ClosingPanel';
import { Page } from '../components/Page';
import { IndustryTiles } from './_industries/IndustryTiles';

export default function IndustriesPage() {
  return (
    <Page page={page} icons={industries.slice(0, 20).map(({ icon }) => icon)}>
      <IndustryTiles />
      <ClosingPanel {...texts.closing} person={people.industry} />
    </Page>
  );
}
