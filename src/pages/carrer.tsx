import page from '@content/pages/career';
import { Page } from '../components/Page';
import { WaysToReachUs } from '../components/WaysToReachUs';
import { CareerForm } from '../forms/CareerForm';
import { FormSection } from '../forms/FormSection';

export default function CareerPage() {
  return (
    <Page page={page}>
      <FormSection form="application">
        <CareerForm />
      </FormSection>
      <WaysToReachUs />
    </Page>
  );
}
