import support from '@content/forms/support';
import { TextArea, TextField } from '../components/Field';
import { FileField } from './FileField';
import { Form } from './Form';
import { PersonFields } from './PersonFields';
import { useForm } from './useForm';

export function SupportForm({ id }: { id?: string }) {
  const formControl = useForm(support, { idPrefix: id });
  return (
    <Form formControl={formControl}>
      <PersonFields formControl={formControl} />
      <TextField {...formControl.getFieldProps('phoneNumber')} type="tel" autoComplete="tel" />
      <TextField
        {...formControl.getFieldProps('address')}
        autoCapitalize="none"
        spellCheck={false}
      />
      <TextArea {...formControl.getFieldProps('message')} rows={7} />
      <FileField formControl={formControl} />
    </Form>
  );
}
