import page from '@content/pages/leadershipMessage';
import { Page } from '../../components/Page';
import { Letter } from '../_leadership/Letter';

export default function LeadershipMessagePage() {
  return (
    <Page page={page}>
      <Letter />
    </Page>
  );
}
