import page from '@content/pages/missionVision';
import { Page } from '../../components/Page';
import { WaysToReachUs } from '../../components/WaysToReachUs';

export default function MissionVisionPage() {
  return (
    <Page page={page}>
      <WaysToReachUs />
    </Page>
  );
}
