import { type FieldProps, TextField } from '../components/Field';

interface PersonForm {
  field: (
    name: 'name' | 'email',
    look?: Pick<FieldProps, 'wide'>,
  ) => { id: string; field: FieldProps; required: boolean };
}

/** The two questions that every form begins with. */
export function Person({ form, wideName = false }: { form: PersonForm; wideName?: boolean }) {
  return (
    <>
      <TextField {...form.field('name', { wide: wideName })} autoComplete="name" />
      <TextField
        {...form.field('email')}
        type="email"
        autoComplete="email"
        inputMode="email"
        spellCheck={false}
      />
    </>
  );
}
