import { TextField } from '../components/Field';
import type { FormControl } from './useForm';

export function PersonFields({
  formControl,
  isNameWide = false,
}: {
  formControl: FormControl;
  isNameWide?: boolean;
}) {
  return (
    <>
      <TextField {...formControl.getFieldProps('name', { wide: isNameWide })} autoComplete="name" />
      <TextField
        {...formControl.getFieldProps('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
      />
    </>
  );
}
