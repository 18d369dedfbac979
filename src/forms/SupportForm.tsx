import support from '@content/forms/support';
import { TextArea, TextField } from '../components/Field';
import { FileField } from './FileField';
import { Form } from './Form';
import { useForm } from './useForm';

export function SupportForm({ id }: { id?: string }) {
  const formControl = useForm(support, { idPrefix: id });
  return (
    <Form formControl={formControl}>
      <TextField {...formControl.getFieldProps('name')} />
      <TextField {...formControl.getFieldProps('email')} />
      <TextField {...formControl.getFieldProps('phoneNumber')} />
      <TextField {...formControl.getFieldProps('address')} />
      <TextArea {...formControl.getFieldProps('message')} rows={7} />
      <FileField formControl={formControl} />
    </Form>
  );
}
