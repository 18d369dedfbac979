import page from '@content/pages/problemApplication';
import { CareerForm } from '../../forms/CareerForm';
import { ProblemPage } from '../_problem';

export default function ApplicationProblemPage() {
  return (
    <ProblemPage page={page}>
      <CareerForm id="problem" />
    </ProblemPage>
  );
}
