import application from '@content/forms/application';
import jobs from '@content/jobs';
import { SelectField, TextArea, TextField } from '../components/Field';
import { FileField } from './FileField';
import { Form } from './Form';
import { useForm } from './useForm';

const { openApplication } = application;
const positionLabels = jobs.length > 0 ? jobs.map(({ title }) => title) : [openApplication];

export function CareerForm({ id, position }: { id?: string; position?: string }) {
  const initialValues = { position: position ?? (jobs.length > 0 ? undefined : openApplication) };
  const formControl = useForm(application, { idPrefix: id, initialValues });
  return (
    <Form formControl={formControl}>
      <TextField {...formControl.getFieldProps('name')} />
      <TextField {...formControl.getFieldProps('email')} />
      <SelectField
        {...formControl.getFieldProps('position', { wide: true })}
        prompt={application.fields.position.prompt}
        options={positionLabels}
      />
      <FileField formControl={formControl} />
      <TextArea {...formControl.getFieldProps('coverLetter')} rows={6} />
    </Form>
  );
}
