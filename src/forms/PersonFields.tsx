import { type FieldProps, TextField } from '../components/Field';

interface PersonFormControl {
  getFieldProps: (
    fieldName: 'name' | 'email',
    layout?: Pick<FieldProps, 'wide'>,
  ) => { id: string; field: FieldProps; required: boolean };
}

export function PersonFields({
  formControl,
  isNameWide = false,
  initialName,
  initialEmail,
}: {
  formControl: PersonFormControl;
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
