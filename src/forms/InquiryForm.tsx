import inquiry from '@content/forms/inquiry';
import { TextArea, TextField } from '../components/Field';
import { Form } from './Form';
import { PersonFields } from './PersonFields';
import { useForm } from './useForm';

export function InquiryForm({ id, business }: { id?: string; business?: string }) {
  const formControl = useForm(inquiry, { id });
  return (
    <Form form={formControl}>
      <PersonFields form={formControl} />
      <TextField
        {...formControl.getFieldProps('phoneNumber')}
        autoComplete="tel-national"
        inputMode="numeric"
      />
      <TextField {...formControl.getFieldProps('type')} defaultValue={business} />
      <TextArea {...formControl.getFieldProps('message')} />
    </Form>
  );
}
