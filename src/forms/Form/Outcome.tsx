import labels from '@content/forms/labels';
import { Check, Warning } from '../../components/icons';
import { messages } from '../../shared/messages.ts';
import type { Form, FormState } from '../useForm';
import styles from './styles.module.css';

type Told = Pick<Form, 'texts' | 'id' | 'state' | 'words'>;

/** The result of sending. Both live regions exist from the start, so that screen readers announce changes. */
export function Outcome({ form }: { form: Told }) {
  const { state } = form;
  return (
    <>
      <div role="alert">{state.phase === 'refused' && <Refused form={form} refused={state} />}</div>
      <div role="status">
        {state.phase === 'sent' && (
          <div className={styles.sent}>
            <Check className={styles.sign} />
            <div>
              <p className={styles.verdict}>
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

/** Links to the invalid fields, which show the errors themselves. */
function Refused({
  form: { id, words },
  refused: { message, errors },
}: {
  form: Told;
  refused: Extract<FormState, { phase: 'refused' }>;
}) {
  const wrong = Object.keys(words).filter((field) => field in errors);
  const { oneProblem, severalProblems } = labels;
  return (
    <div className={styles.refused}>
      <Warning className={styles.sign} />
      <div>
        {message && <p className={styles.verdict}>{message}</p>}
        {wrong.length > 0 && (
          <p>
            {wrong.length === 1 ? oneProblem : severalProblems}
            {wrong.map((field, place) => (
              <span key={field}>
                {place > 0 ? ', ' : ' '}
                <a
                  href={`#${id}-${field}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(`${id}-${field}`)?.focus();
                  }}
                >
                  {words[field]?.label}
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
