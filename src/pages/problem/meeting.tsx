import page from '@content/pages/problemMeeting';
import { MeetingForm } from '../../forms/MeetingForm';
import { ProblemPage } from '../_problem';

export default function MeetingProblemPage() {
  return (
    <ProblemPage page={page}>
      <MeetingForm id="problem" />
    </ProblemPage>
  );
}
