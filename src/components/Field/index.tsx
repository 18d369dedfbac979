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
  id: fieldId,
  field: { name, label, hint, error, wide: isWide, announceError: shouldAnnounceError },
  required: isRequired = false,
  children,
}: {
  id: string;
  field: FieldProps;
  required?: boolean;
  children: ReactNode;
}) {
  return (
    <div className={clsx(styles.field, isWide && styles.wide)}>
      <label htmlFor={fieldId} className={styles.label}>
        {label}
        {!isRequired && <span className={styles.optional}> ({labels.optional})</span>}
      </label>
      {children}
      {hint && (
        <p id={`${fieldId}-hint`} className={styles.hint}>
          {hint}
        </p>
      )}
      <p
        id={`${fieldId}-error`}
        className={styles.error}
        data-error-for={name}
        aria-live={shouldAnnounceError ? 'polite' : undefined}
      >
        {error}
      </p>
    </div>
  );
}

export function buildAriaProps(fieldId: string, { hint, error }: FieldProps) {
  return {
    'aria-describedby': clsx(hint && `${fieldId}-hint`, error && `${fieldId}-error`) || undefined,
    'aria-invalid': error ? true : undefined,
  };
}

export function TextField({
  field,
  id: fieldId = field.name,
  ...inputProps
}: { field: FieldProps } & Omit<ComponentProps<'input'>, 'name' | 'className'>) {
  return (
    <FieldLayout id={fieldId} field={field} required={inputProps.required}>
      <input
        id={fieldId}
        name={field.name}
        className={styles.control}
        {...buildAriaProps(fieldId, field)}
        {...inputProps}
      />
    </FieldLayout>
  );
}

export function TextArea({
  field,
  id: fieldId = field.name,
  ...textAreaProps
}: { field: FieldProps } & Omit<ComponentProps<'textarea'>, 'name' | 'className'>) {
  return (
    <FieldLayout id={fieldId} field={{ wide: true, ...field }} required={textAreaProps.required}>
      <textarea
        id={fieldId}
        name={field.name}
        rows={5}
        className={clsx(styles.control, styles.textarea)}
        {...buildAriaProps(fieldId, field)}
        {...textAreaProps}
      />
    </FieldLayout>
  );
}

export function SelectField({
  field,
  id: fieldId = field.name,
  prompt: promptText,
  options: selectOptions,
  ...selectProps
}: {
  field: FieldProps;
  prompt?: string;
  options: { value: string; label: string }[];
} & Omit<ComponentProps<'select'>, 'name' | 'className'>) {
  return (
    <FieldLayout id={fieldId} field={field} required={selectProps.required}>
      <select
        id={fieldId}
        name={field.name}
        className={clsx(styles.control, styles.select)}
        {...buildAriaProps(fieldId, field)}
        {...selectProps}
      >
        <option value="">{promptText}</option>
        {selectOptions.map(({ value: optionValue, label: optionLabel }) => (
          <option key={optionValue} value={optionValue}>
            {optionLabel}
          </option>
        ))}
      </select>
    </FieldLayout>
  );
}
