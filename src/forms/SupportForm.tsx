import support from '@content/forms/support';
import { TextArea, TextField } from '../components/Field';
import { Form } from './Form';
import { PersonFields } from './PersonFields';
import { useForm } from './useForm';

export function SupportForm({ id }: { id?: string }) {
  const form = useForm(support, { id });
  return (
    <Form form={form}>
      <PersonFields form={form} />
      <TextField {...form.field('phoneNumber')} type="tel" autoComplete="tel" />
      <TextField {...form.field('address')} autoCapitalize="none" spellCheck={false} />
      <TextArea {...form.field('message')} rows={7} />
    </Form>
  );
}
