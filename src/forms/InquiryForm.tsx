import inquiry from '@content/forms/inquiry';
import { TextArea, TextField } from '../components/Field';
import { Form } from './Form';
import { PersonFields } from './PersonFields';
import { useForm } from './useForm';

export function InquiryForm({ id, business }: { id?: string; business?: string }) {
  const form = useForm(inquiry, { id });
  return (
    <Form form={form}>
      <PersonFields form={form} />
      <TextField {...form.field('phoneNumber')} autoComplete="tel-national" inputMode="numeric" />
      <TextField {...form.field('type')} defaultValue={business} />
      <TextArea {...form.field('message')} />
    </Form>
  );
}
