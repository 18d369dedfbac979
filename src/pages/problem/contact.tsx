import page from '@content/pages/problemContact';
import { ContactForm } from '../../forms/ContactForm';
import { ProblemPage } from '../_problem';

export default function ContactProblemPage() {
  return (
    <ProblemPage page={page}>
      <ContactForm id="problem" />
    </ProblemPage>
  );
}
