import inquiry from '@content/forms/inquiry';
import { TextArea, TextField } from '../components/Field';
import { Form } from './Form';
import { Person } from './Person';
import { useForm } from './useForm';

export function InquiryForm({ id }: { id?: string }) {
  const form = useForm(inquiry, { id });
  return (
    <Form form={form}>
      <Person form={form} />
      <TextField {...form.field('phoneNumber')} autoComplete="tel-national" inputMode="numeric" />
      <TextField {...form.field('type')} />
      <TextArea {...form.field('message')} />
    </Form>
  );
}
