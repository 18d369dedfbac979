import contact from '@content/forms/contact';
import { TextArea, TextField } from '../components/Field';
import { Form } from './Form';
import { Person } from './Person';
import { Service } from './Service';
import { useForm } from './useForm';

export function ContactForm({ id }: { id?: string }) {
  const form = useForm(contact, { id, native: true });
  return (
    <Form form={form}>
      <Service />
      <Person form={form} wideName />
      <TextField {...form.field('phoneNumber')} type="tel" autoComplete="tel" />
      <TextArea {...form.field('message')} />
    </Form>
  );
}
