import page from '@content/pages/leadershipMessage';
import { Page } from '../../components/Page';
import { WaysToReachUs } from '../../components/WaysToReachUs';

export default function LeadershipMessagePage() {
  return (
    <Page page={page}>
      <WaysToReachUs />
    </Page>
  );
}
