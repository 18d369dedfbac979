import page from '@content/pages/problemSupport';
import { SupportForm } from '../../forms/SupportForm';
import { ProblemPage } from '../_problem';

export default function SupportProblemPage() {
  return (
    <ProblemPage page={page}>
      <SupportForm id="problem" />
    </ProblemPage>
  );
}
