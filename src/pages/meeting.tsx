import page from '@content/pages/meeting';
import { Page } from '../components/Page';
import { WaysToReachUs } from '../components/WaysToReachUs';
import { FormSection } from '../forms/FormSection';
import { MeetingForm } from '../forms/MeetingForm';

export default function MeetingPage() {
  return (
    <Page page={page}>
      <FormSection form="meeting">
        <MeetingForm />
      </FormSection>
      <WaysToReachUs />
    </Page>
  );
}
