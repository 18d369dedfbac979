import clsx from 'clsx';
import type { ComponentProps } from 'react';
import styles from './styles.module.css';

interface FieldProps {
  /** Also the id: a problem page and an error summary link to it. */
  name: string;
  label: string;
  hint?: string;
  error?: string;
  className?: string;
}

function Frame({
  id,
  field: { name, label, hint, error, className },
  required,
  children,
}: {
  id: string;
  field: FieldProps;
  required?: boolean;
  children: React.ReactNode;
}) {
  return (
    <div className={clsx(styles.field, className)}>
      <label htmlFor={id} className={styles.label}>
        {label}
        {!required && <span className={styles.optional}> (optional)</span>}
      </label>
      {hint && (
        <p id={`${id}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      {children}
      <p id={`${id}-error`} className={styles.error} data-error-for={name}>
        {error}
      </p>
    </div>
  );
}

function described(id: string, { hint, error }: FieldProps) {
  return {
    'aria-describedby': clsx(hint && `${id}-hint`, `${id}-error`),
    'aria-invalid': error ? true : undefined,
  };
}

export function TextField({
  field,
  id = field.name,
  className,
  ...input
}: { field: FieldProps } & Omit<ComponentProps<'input'>, 'name'>) {
  return (
    <Frame id={id} field={field} required={input.required}>
      <input
        id={id}
        name={field.name}
        className={clsx(styles.control, className)}
        {...described(id, field)}
        {...input}
      />
    </Frame>
  );
}

export function TextArea({
  field,
  id = field.name,
  className,
  ...input
}: { field: FieldProps } & Omit<ComponentProps<'textarea'>, 'name'>) {
  return (
    <Frame id={id} field={field} required={input.required}>
      <textarea
        id={id}
        name={field.name}
        rows={5}
        className={clsx(styles.control, className)}
        {...described(id, field)}
        {...input}
      />
    </Frame>
  );
}

export function Choice({
  field,
  id = field.name,
  className,
  prompt,
  options,
  ...input
}: {
  field: FieldProps;
  prompt: string;
  options: { value: string; label: string }[];
} & Omit<ComponentProps<'select'>, 'name'>) {
  return (
    <Frame id={id} field={field} required={input.required}>
      <select
        id={id}
        name={field.name}
        className={clsx(styles.control, styles.choice, className)}
        {...described(id, field)}
        {...input}
      >
        <option value="">{prompt}</option>
        {options.map(({ value, label }) => (
          <option key={value} value={value}>
            {label}
          </option>
        ))}
      </select>
    </Frame>
  );
}
