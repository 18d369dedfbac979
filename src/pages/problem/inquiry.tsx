import page from '@content/pages/problemInquiry';
import { InquiryForm } from '../../forms/InquiryForm';
import { ProblemPage } from '../_problem';

export default function InquiryProblemPage() {
  return (
    <ProblemPage page={page}>
      <InquiryForm id="problem" />
    </ProblemPage>
  );
}
