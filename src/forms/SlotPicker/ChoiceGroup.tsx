import clsx from 'clsx';
import type { ReactNode } from 'react';
import type { FieldProps } from '../../components/Field';
import fieldStyles from '../../components/Field/styles.module.css';
import styles from './buttons.lazy.module.css';

interface Choice {
  value: string;
  content: ReactNode;
  /** The accessible name, if it differs from the content. */
  label?: string;
  disabled?: boolean;
}

/** Radio buttons that look like buttons: the arrow keys move through them. */
export function ChoiceGroup({
  id,
  name,
  label,
  isLabelHidden = false,
  hint,
  error,
  value,
  choices,
  className,
  onChoose,
  children,
}: FieldProps & {
  id: string;
  isLabelHidden?: boolean;
  value: string;
  choices: Choice[];
  className?: string;
  onChoose: (value: string) => void;
  children?: ReactNode;
}) {
  const focusedValue = value || choices.find(({ disabled }) => !disabled)?.value;
  const describedBy = clsx(hint && `${id}-hint`, error && `${id}-error`) || undefined;
  return (
    <fieldset className={styles.group} aria-describedby={describedBy}>
      <legend className={isLabelHidden ? 'unseen' : fieldStyles.label}>{label}</legend>
      {hint && (
        <p id={`${id}-hint`} className={fieldStyles.hint}>
          {hint}
        </p>
      )}
      {children}
      <div className={className}>
        {choices.map((choice) => (
          <label key={choice.value} className={styles.choice}>
            <input
              type="radio"
              id={choice.value === focusedValue ? id : undefined}
              className={styles.radio}
              name={name}
              value={choice.value}
              checked={choice.value === value}
              disabled={choice.disabled}
              aria-label={choice.label}
              aria-invalid={error ? true : undefined}
              onChange={() => onChoose(choice.value)}
            />
            <span className={styles.face}>{choice.content}</span>
          </label>
        ))}
      </div>
    </fieldset>
  );
}
