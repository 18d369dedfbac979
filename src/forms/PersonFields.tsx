import { type FieldProps, TextField } from '../components/Field';

interface PersonForm {
  field: (
    name: 'name' | 'email',
    layout?: Pick<FieldProps, 'wide'>,
  ) => { id: string; field: FieldProps; required: boolean };
}

export function PersonFields({
  form,
  wideName = false,
  name,
  email,
}: {
  form: PersonForm;
  wideName?: boolean;
  name?: string;
  email?: string;
}) {
  return (
    <>
      <TextField
        {...form.field('name', { wide: wideName })}
        autoComplete="name"
        defaultValue={name}
      />
      <TextField
        {...form.field('email')}
        defaultValue={email}
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
      />
    </>
  );
}
