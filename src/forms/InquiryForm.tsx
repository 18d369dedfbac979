import inquiry from '@content/forms/inquiry';
import type { ChangeEvent } from 'react';
import { TextArea, TextField } from '../components/Field';
import { FileField } from './FileField';
import { Form } from './Form';
import { useForm } from './useForm';

/**
 * A paste or autofill like "+91 98765 43210" becomes the ten digits that the form accepts. What the
 * visitor types stays as typed.
 */
function reduceToTenDigits({ target, nativeEvent }: ChangeEvent<HTMLInputElement>) {
  const isTyped = nativeEvent instanceof InputEvent && nativeEvent.inputType === 'insertText';
  const [, tenDigits] = /^(?:0|0?0?91)?([6-9]\d{9})$/.exec(target.value.replace(/\D/g, '')) ?? [];
  if (tenDigits && !isTyped) {
    target.value = tenDigits;
  }
}

export function InquiryForm({ id, business }: { id?: string; business?: string }) {
  const formControl = useForm(inquiry, { idPrefix: id, initialValues: { type: business } });
  return (
    <Form formControl={formControl}>
      <TextField {...formControl.getFieldProps('name')} />
      <TextField {...formControl.getFieldProps('email')} />
      <TextField
        {...formControl.getFieldProps('phoneNumber')}
        type="text"
        autoComplete="tel-national"
        inputMode="numeric"
        onChange={reduceToTenDigits}
      />
      <TextField {...formControl.getFieldProps('type')} />
      <TextArea {...formControl.getFieldProps('message')} />
      <FileField formControl={formControl} />
    </Form>
  );
}
