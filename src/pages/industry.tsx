import people from '@content/answering-people';
import industries from '@content/industries';
import texts from '@content/industry-page';
import page from '@content/pages/industry';
import { ClosingPanel } from '../components/ClosingPanel';
import { Page } from '../components/Page';
import { IndustryTiles } from './_industries/IndustryTiles';
import { Emblem } from './_industry/Emblem';

const tradeOfEachFamily = industries.filter(
  ({ tone }, tradeIndex) => industries.findIndex((trade) => trade.tone === tone) === tradeIndex,
);

export default function IndustriesPage() {
  return (
    <Page page={{ ...page, picture: undefined }} emblem={<Emblem trades={tradeOfEachFamily} />}>
      <IndustryTiles />
      <ClosingPanel {...texts.closing} person={people.industry} />
    </Page>
  );
}
