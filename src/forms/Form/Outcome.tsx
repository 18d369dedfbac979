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
        {sendState.phase === 'refused' && <RefusalNotice {...formControl} refusal={sendState} />}
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
  idPrefix,
  labelsAndHints,
  refusal: { message, errors },
}: FormControl & { refusal: Extract<SendState, { phase: 'refused' }> }) {
  const invalidNames = Object.keys(labelsAndHints).filter((name) => name in errors);
  return (
    <div className={styles.refused}>
      <Warning className={styles.icon} />
      <div>
        {message && <p className={styles.result}>{message}</p>}
        {invalidNames.length > 0 && (
          <p>
            {invalidNames.length === 1 ? labels.oneProblem : labels.severalProblems}
            {invalidNames.map((name, index) => (
              <span key={name}>
                {index > 0 ? ', ' : ' '}
                <a
                  href={`#${idPrefix}-${name}`}
                  onClick={(event) => {
                    event.preventDefault();
                    document.getElementById(`${idPrefix}-${name}`)?.focus();
                  }}
                >
                  {labelsAndHints[name]?.label}
                </a>
              </span>
            ))}
          </p>
        )}
      </div>
    </div>
  );
}
