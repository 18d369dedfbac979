import application from '@content/forms/application';
import jobs from '@content/jobs';
import { SelectField, TextArea } from '../components/Field';
import { FileField } from './FileField';
import { Form } from './Form';
import { PersonFields } from './PersonFields';
import { useForm } from './useForm';

const { openApplication: unsolicitedApplicationLabel } = application;
const positionLabels =
  jobs.length > 0 ? jobs.map(({ title }) => title) : [unsolicitedApplicationLabel];

export function CareerForm({ id, position }: { id?: string; position?: string }) {
  const formControl = useForm(application, { id });
  return (
    <Form form={formControl}>
      <PersonFields form={formControl} />
      <SelectField
        {...formControl.getFieldProps('position', { wide: true })}
        prompt={application.fields.position.prompt}
        options={positionLabels}
        defaultValue={position ?? (jobs.length > 0 ? undefined : unsolicitedApplicationLabel)}
      />
      <FileField form={formControl} />
      <TextArea {...formControl.getFieldProps('coverLetter')} rows={6} />
    </Form>
  );
}
