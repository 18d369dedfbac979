import missionVision from '@content/mission-vision';
import page from '@content/pages/missionVision';
import { ClosingPanel } from '../../components/ClosingPanel';
import { Page } from '../../components/Page';
import { Statements } from '../_mission-vision/Statements';
import { Timeline } from '../_mission-vision/Timeline';
import { Values } from '../_mission-vision/Values';

export default function MissionVisionPage() {
  return (
    <Page page={page}>
      <Statements />
      <Values />
      <Timeline />
      <ClosingPanel {...missionVision.closing} />
    </Page>
  );
}
