import page from '@content/pages/team';
import { Page } from '../../components/Page';
import { Members } from '../_team/Members';

export default function TeamPage() {
  return (
    <Page page={page}>
      <Members />
    </Page>
  );
}
