import support from '@content/forms/support';
import { TextArea, TextField } from '../components/Field';
import { FileField } from './FileField';
import { Form } from './Form';
import { PersonFields } from './PersonFields';
import { useForm } from './useForm';

export function SupportForm({ id }: { id?: string }) {
  const formControl = useForm(support, { idPrefix: id });
  const { getFieldProps } = formControl;
  return (
    <Form formControl={formControl}>
      <PersonFields formControl={formControl} />
      <TextField {...getFieldProps('phoneNumber')} type="tel" autoComplete="tel" />
      <TextField {...getFieldProps('address')} autoCapitalize="none" spellCheck={false} />
      <TextArea {...getFieldProps('message')} rows={7} />
      <FileField formControl={formControl} />
    </Form>
  );
}
