import contact from '@content/forms/contact';
import { TextArea, TextField } from '../components/Field';
import { Form } from './Form';
import { PersonFields } from './PersonFields';
import { ServiceField } from './ServiceField';
import { useForm } from './useForm';

export function ContactForm({ id }: { id?: string }) {
  const form = useForm(contact, { id, nativeValidation: true });
  return (
    <Form form={form}>
      <ServiceField />
      <PersonFields form={form} wideName />
      <TextField {...form.field('phoneNumber')} type="tel" autoComplete="tel" />
      <TextArea {...form.field('message')} />
    </Form>
  );
}
