import labels from '@content/forms/labels';
import { Check, Warning } from '../../components/icons';
import { messages } from '../../shared/messages.ts';
import type { Form, FormState } from '../useForm';
import styles from './styles.module.css';

type OutcomeForm = Pick<Form, 'formTexts' | 'idPrefix' | 'formState' | 'fieldTexts'>;

/** The two live regions exist from the start, so that screen readers announce the outcome. */
export function Outcome({ form: formControl }: { form: OutcomeForm }) {
  const { formState, formTexts } = formControl;
  return (
    <>
      <div role="alert">
        {formState.phase === 'refused' && <Refusal form={formControl} refusal={formState} />}
      </div>
      <div role="status">
        {formState.phase === 'sent' && (
          <div className={styles.sent}>
            <Check className={styles.icon} />
            <div>
              <p className={styles.result}>
                {formTexts.name === 'application' ? messages.applicationSent : messages.sent}
              </p>
              <p>
                {formState.reference && (
                  <>
                    {labels.reference}{' '}
                    <strong className={styles.reference}>{formState.reference}</strong>.{' '}
                  </>
                )}
                {formTexts.next}
              </p>
            </div>
          </div>
        )}
      </div>
    </>
  );
}

function Refusal({
  form: { idPrefix, fieldTexts },
  refusal: { message: refusalMessage, errors: fieldErrors },
}: {
  form: OutcomeForm;
  refusal: Extract<FormState, { phase: 'refused' }>;
}) {
  const invalidFieldNames = Object.keys(fieldTexts).filter((fieldName) => fieldName in fieldErrors);
  const { oneProblem: oneProblemText, severalProblems: severalProblemsText } = labels;
  return (
    <div className={styles.refused}>
      <Warning className={styles.icon} />
      <div>
        {refusalMessage && <p className={styles.result}>{refusalMessage}</p>}
        {invalidFieldNames.length > 0 && (
          <p>
            {invalidFieldNames.length === 1 ? oneProblemText : severalProblemsText}
            {invalidFieldNames.map((fieldName, fieldIndex) => (
              <span key={fieldName}>
                {fieldIndex > 0 ? ', ' : ' '}
                <a
                  href={`#${idPrefix}-${fieldName}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(`${idPrefix}-${fieldName}`)?.focus();
                  }}
                >
                  {fieldTexts[fieldName]?.label}
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
