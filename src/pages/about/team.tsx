import page from '@content/pages/team';
import { Page } from '../../components/Page';
import { WaysToReachUs } from '../../components/WaysToReachUs';

export default function TeamPage() {
  return (
    <Page page={page}>
      <WaysToReachUs />
    </Page>
  );
}
