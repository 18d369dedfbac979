import { TextField } from '../components/Field';
import type { FormControl } from './useForm';

export function PersonFields({
  formControl,
  isNameWide = false,
  initialName,
  initialEmail,
}: {
  formControl: FormControl;
  isNameWide?: boolean;
  initialName?: string;
  initialEmail?: string;
}) {
  return (
    <>
      <TextField
        {...formControl.getFieldProps('name', { wide: isNameWide })}
        autoComplete="name"
        defaultValue={initialName}
      />
      <TextField
        {...formControl.getFieldProps('email')}
        defaultValue={initialEmail}
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
      />
    </>
  );
}
