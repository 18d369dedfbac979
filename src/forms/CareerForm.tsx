import application from '@content/forms/application';
import jobs from '@content/jobs';
import { SelectField, TextArea } from '../components/Field';
import { CvField } from './CvField';
import { Form } from './Form';
import { PersonFields } from './PersonFields';
import { useForm } from './useForm';

const { openApplication } = application;
const jobTitles = jobs.length > 0 ? jobs.map(({ title }) => title) : [openApplication];

export function CareerForm({ id }: { id?: string }) {
  const form = useForm(application, { id });
  return (
    <Form form={form}>
      <PersonFields form={form} />
      <SelectField
        {...form.field('position', { wide: true })}
        prompt={application.fields.position.prompt}
        options={jobTitles.map((title) => ({ value: title, label: title }))}
        defaultValue={jobs.length > 0 ? undefined : openApplication}
      />
      <CvField id={`${form.id}-cv`} formError={form.errors.cv} />
      <TextArea {...form.field('coverLetter')} rows={6} />
    </Form>
  );
}
