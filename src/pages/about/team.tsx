import company from '@content/company';
import page from '@content/pages/team';
import team from '@content/team';
import { Page } from '../../components/Page';
import { StructuredData } from '../../components/StructuredData';
import { buildShortOrganization } from '../../components/StructuredData/organization';
import { buildPersons } from '../../components/StructuredData/people';
import { Members } from '../_team/Members';

export default function TeamPage() {
  return (
    <Page page={page}>
      <StructuredData things={buildPersons(team, buildShortOrganization(), company.site)} />
      <Members />
    </Page>
  );
}
