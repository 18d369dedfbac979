import company from '@content/company';
import page from '@content/pages/team';
import team from '@content/team';
import { Page } from '../../components/Page';
import { StructuredData } from '../../components/StructuredData';
import { graph } from '../../components/StructuredData/graph';
import { organizationInBrief } from '../../components/StructuredData/organization';
import { peopleInSchemaOrg } from '../../components/StructuredData/people';
import { Members } from '../_team/Members';

export default function TeamPage() {
  return (
    <Page page={page}>
      <StructuredData
        data={graph(...peopleInSchemaOrg(team, organizationInBrief(), company.site))}
      />
      <Members />
    </Page>
  );
}
