import labels from '@content/forms/labels';
import { Check, Warning } from '../../components/icons';
import { messages } from '../../shared/messages.ts';
import type { Form, FormState } from '../useForm';
import styles from './styles.module.css';

type OutcomeForm = Pick<Form, 'texts' | 'id' | 'state' | 'fieldTexts'>;

/** Both live regions exist from the start, so that screen readers announce changes. */
export function Outcome({ form }: { form: OutcomeForm }) {
  const { state } = form;
  return (
    <>
      <div role="alert">{state.phase === 'refused' && <Refusal form={form} refusal={state} />}</div>
      <div role="status">
        {state.phase === 'sent' && (
          <div className={styles.sent}>
            <Check className={styles.icon} />
            <div>
              <p className={styles.result}>
                {form.texts.name === 'application' ? messages.applicationSent : messages.sent}
              </p>
              <p>
                {state.reference && (
                  <>
                    {labels.reference}{' '}
                    <strong className={styles.reference}>{state.reference}</strong>.{' '}
                  </>
                )}
                {form.texts.next}
              </p>
            </div>
          </div>
        )}
      </div>
    </>
  );
}

function Refusal({
  form: { id, fieldTexts },
  refusal: { message, errors },
}: {
  form: OutcomeForm;
  refusal: Extract<FormState, { phase: 'refused' }>;
}) {
  const invalidFields = Object.keys(fieldTexts).filter((field) => field in errors);
  const { oneProblem, severalProblems } = labels;
  return (
    <div className={styles.refused}>
      <Warning className={styles.icon} />
      <div>
        {message && <p className={styles.result}>{message}</p>}
        {invalidFields.length > 0 && (
          <p>
            {invalidFields.length === 1 ? oneProblem : severalProblems}
            {invalidFields.map((field, index) => (
              <span key={field}>
                {index > 0 ? ', ' : ' '}
                <a
                  href={`#${id}-${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(`${id}-${field}`)?.focus();
                  }}
                >
                  {fieldTexts[field]?.label}
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
