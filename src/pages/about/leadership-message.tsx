import company from '@content/company';
import page from '@content/pages/leadershipMessage';
import team from '@content/team';
import { Page } from '../../components/Page';
import { StructuredData } from '../../components/StructuredData';
import { buildShortOrganization } from '../../components/StructuredData/organization';
import { buildPersons } from '../../components/StructuredData/people';
import { Letter } from '../_leadership/Letter';

export default function LeadershipMessagePage() {
  return (
    <Page page={page}>
      <StructuredData
        things={buildPersons(team.slice(0, 1), buildShortOrganization(), company.site)}
      />
      <Letter />
    </Page>
  );
}
