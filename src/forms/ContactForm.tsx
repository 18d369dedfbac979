import contact from '@content/forms/contact';
import { TextArea, TextField } from '../components/Field';
import { FileField } from './FileField';
import { Form } from './Form';
import { ServiceFromUrl } from './ServiceFromUrl';
import { useForm } from './useForm';

export function ContactForm({ id }: { id?: string }) {
  const formControl = useForm(contact, { idPrefix: id, nativeValidation: true });
  return (
    <Form formControl={formControl}>
      <ServiceFromUrl />
      <TextField {...formControl.getFieldProps('name', { wide: true })} />
      <TextField {...formControl.getFieldProps('email')} />
      <TextField {...formControl.getFieldProps('phoneNumber')} />
      <TextArea {...formControl.getFieldProps('message')} />
      <FileField formControl={formControl} />
    </Form>
  );
}
