import contact from '@content/forms/contact';
import { TextArea, TextField } from '../components/Field';
import { FileField } from './FileField';
import { Form } from './Form';
import { PersonFields } from './PersonFields';
import { ServiceFromUrl } from './ServiceFromUrl';
import { useForm } from './useForm';

export function ContactForm({ id }: { id?: string }) {
  const formControl = useForm(contact, { idPrefix: id, nativeValidation: true });
  return (
    <Form formControl={formControl}>
      <ServiceFromUrl />
      <PersonFields formControl={formControl} isNameWide />
      <TextField {...formControl.getFieldProps('phoneNumber')} type="tel" autoComplete="tel" />
      <TextArea {...formControl.getFieldProps('message')} />
      <FileField formControl={formControl} />
    </Form>
  );
}
