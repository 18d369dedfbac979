import labels from '@content/forms/labels';
import { CircledTick, Warning } from '../../components/icons';
import type { FormControl, SendState } from '../useForm';
import styles from './styles.module.css';

/** The two live regions exist from the start, so that screen readers announce the outcome. */
export function Outcome({ formControl }: { formControl: FormControl }) {
  const { sendState, formTexts } = formControl;
  return (
    <>
      <div role="alert">
        {sendState.phase === 'refused' && (
          <RefusalNotice formControl={formControl} refusal={sendState} />
        )}
      </div>
      <div role="status">
        {sendState.phase === 'sent' && (
          <div className={styles.sent}>
            <CircledTick className={styles.icon} />
            <div>
              <p className={styles.result}>{sendState.successText}</p>
              <p>
                {sendState.reference && (
                  <>
                    {labels.reference}{' '}
                    <strong className={styles.reference}>{sendState.reference}</strong>.{' '}
                  </>
                )}
                {formTexts.afterSending}
              </p>
            </div>
          </div>
        )}
      </div>
    </>
  );
}

function RefusalNotice({
  formControl: { idPrefix, labelsAndHints },
  refusal: { message, errors },
}: {
  formControl: FormControl;
  refusal: Extract<SendState, { phase: 'refused' }>;
}) {
  const invalidFieldNames = Object.keys(labelsAndHints).filter((fieldName) => fieldName in errors);
  return (
    <div className={styles.refused}>
      <Warning className={styles.icon} />
      <div>
        {message && <p className={styles.result}>{message}</p>}
        {invalidFieldNames.length > 0 && (
          <p>
            {invalidFieldNames.length === 1 ? labels.oneProblem : labels.severalProblems}
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
                  {labelsAndHints[fieldName]?.label}
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
