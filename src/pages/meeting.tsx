import embeds from '@content/embeds';
import meetingForm from '@content/forms/meeting';
import meeting from '@content/meeting';
import page from '@content/pages/meeting';
import { Page } from '../components/Page';
import { StepsSection } from '../components/Stepper';
import { Scheduler } from '../embeds/Scheduler';
import { FormSection } from '../forms/FormSection';
import { MeetingForm } from '../forms/MeetingForm';

const { agenda, scheduler } = meeting;

export default function MeetingPage() {
  const meetingFormSection = (
    <FormSection formTexts={meetingForm} processTexts={embeds.scheduler ? undefined : agenda}>
      <MeetingForm />
    </FormSection>
  );
  return (
    <Page page={page}>
      {embeds.scheduler ? (
        <>
          <Scheduler settings={embeds.scheduler} texts={scheduler}>
            {meetingFormSection}
          </Scheduler>
          <StepsSection labelledBy="agenda" {...agenda} />
        </>
      ) : (
        meetingFormSection
      )}
    </Page>
  );
}
