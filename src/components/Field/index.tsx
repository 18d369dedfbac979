import labels from '@content/forms/labels';
import clsx from 'clsx';
import type { ComponentProps, ReactNode } from 'react';
import styles from './styles.module.css';

export interface FieldProps {
  name: string;
  label: string;
  hint?: string;
  error?: string;
  /** True for a field that spans both columns of the form. */
  wide?: boolean;
  /** True for a field that is checked on each change: screen readers announce its error. */
  announceError?: boolean;
}

export function FieldLayout({
  id,
  field: { name, label, hint, error, wide, announceError },
  required = false,
  children,
}: {
  id: string;
  field: FieldProps;
  required?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.field, wide && styles.wide)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!required && <span className={styles.optional}> ({labels.optional})</span>}
      </label>
      {children}
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p
        id={`${id}-error`}
        className={styles.error}
        data-error-for={name}
        aria-live={announceError ? 'polite' : undefined}
      >
        {error}
      </p>
    </div>
  );
}

export function buildControlProps(id: string, { name, hint, error }: FieldProps) {
  return {
    id,
    name,
    'aria-describedby': clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

type ControlProps<Tag extends 'input' | 'select' | 'textarea'> = { field: FieldProps } & Omit<
  ComponentProps<Tag>,
  'name' | 'className'
>;

export function TextField({ field, id = field.name, ...inputProps }: ControlProps<'input'>) {
  return (
    <FieldLayout id={id} field={field} required={inputProps.required}>
      <input className={styles.control} {...buildControlProps(id, field)} {...inputProps} />
    </FieldLayout>
  );
}

export function TextArea({ field, id = field.name, ...textAreaProps }: ControlProps<'textarea'>) {
  return (
    <FieldLayout id={id} field={{ wide: true, ...field }} required={textAreaProps.required}>
      <textarea
        rows={5}
        className={clsx(styles.control, styles.textarea)}
        {...buildControlProps(id, field)}
        {...textAreaProps}
      />
    </FieldLayout>
  );
}

export function SelectField({
  field,
  id = field.name,
  prompt,
  options,
  ...selectProps
}: ControlProps<'select'> & { prompt?: string; options: string[] }) {
  return (
    <FieldLayout id={id} field={field} required={selectProps.required}>
      <select
        className={clsx(styles.control, styles.select)}
        {...buildControlProps(id, field)}
        {...selectProps}
      >
        <option value="">{prompt}</option>
        {options.map((option) => (
          <option key={option} value={option}>
            {option}
          </option>
        ))}
      </select>
    </FieldLayout>
  );
}
