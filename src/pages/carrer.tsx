/** The page Career, whose ordered address is /carrer. */
import texts from '@content/career-page';
import applicationForm from '@content/forms/application';
import page from '@content/pages/career';
import { Page } from '../components/Page';
import { TeamStrip } from '../components/TeamStrip';
import { CareerForm } from '../forms/CareerForm';
import { FormSection } from '../forms/FormSection';
import { Openings } from './_career/Openings';

export default function CareerPage() {
  return (
    <Page page={page}>
      <Openings formId="application-heading" />
      {texts.openings.team && <TeamStrip {...texts.openings.team} />}
      <FormSection formTexts={applicationForm} processTexts={texts.hiring}>
        <CareerForm />
      </FormSection>
    </Page>
  );
}
