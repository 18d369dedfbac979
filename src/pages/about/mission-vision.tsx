import people from '@content/answering-people';
import missionVision from '@content/mission-vision';
import page from '@content/pages/missionVision';
import { ClosingPanel } from '../../components/ClosingPanel';
import { Page } from '../../components/Page';
import { StepsSection } from '../../components/Stepper';
import { Statements } from '../_mission-vision/Statements';
import { Values } from '../_mission-vision/Values';

export default function MissionVisionPage() {
  return (
    <Page page={page}>
      <Statements />
      <Values />
      <StepsSection labelledBy="timeline" {...missionVision.timeline} />
      <ClosingPanel {...missionVision.closing} person={people.missionVision} />
    </Page>
  );
}
