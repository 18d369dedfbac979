import embeds from '@content/embeds';
import labels from '@content/forms/labels';
import languageData from '@content/language';
import { useLocation } from '@docusaurus/router';
import type { ReactNode } from 'react';
import { Button } from '../../components/Button';
import { Link } from '../../components/Link';
import { useLazyImport } from '../../components/useLazyImport';
import { hiddenFieldNames } from '../../shared/hidden-fields.ts';
import type { FormControl } from '../useForm';
import { Outcome } from './Outcome';
import styles from './styles.module.css';

export function Form({ formControl, children }: { formControl: FormControl; children: ReactNode }) {
  const { formTexts, sendState, finishedSendCount, importRulesAndRestoreDraft, formElementProps } =
    formControl;
  const { pathname } = useLocation();
  const turnstileImport = useLazyImport(() => import('../../embeds/Turnstile'));
  const actionPath = formTexts.name === 'application' ? '/api/v1/applications' : '/api/v1/email';
  // The Worker answers in the language that the address names.
  const language = languageData.prefix.slice(1);
  const [noticeStart, noticeLink, noticeEnd] = formTexts.notice.split(/[[\]]/);
  const isSubmitting = sendState.phase === 'submitting';
  return (
    <form
      className={styles.form}
      method="post"
      action={language ? `${actionPath}?language=${language}` : actionPath}
      encType={formTexts.fileInput ? 'multipart/form-data' : undefined}
      aria-busy={isSubmitting}
      onFocus={() => {
        importRulesAndRestoreDraft();
        // A form works without Turnstile, so a failed import is ignored.
        if (embeds.turnstile && !turnstileImport.module) {
          turnstileImport.request();
        }
      }}
      {...formElementProps}
    >
      <input type="hidden" name={hiddenFieldNames.form} value={formTexts.name} />
      <input type="hidden" name={hiddenFieldNames.page} value={pathname} />
      {/* The honeypot field is visually hidden, because spam programs skip hidden fields. */}
      <div className="unseen" aria-hidden="true">
        <label>
          {labels.honeypot}
          <input name={hiddenFieldNames.honeypot} tabIndex={-1} autoComplete="off" />
        </label>
      </div>
      {/* Fields take no input while sending, because the form is reset afterwards. */}
      <div className={styles.fields} inert={isSubmitting}>
        {children}
      </div>
      {embeds.turnstile && turnstileImport.module && (
        <turnstileImport.module.Turnstile
          key={finishedSendCount}
          siteKey={embeds.turnstile.siteKey}
        />
      )}
      <div className={styles.end}>
        <Outcome formControl={formControl} />
        {sendState.phase === 'submitting' && sendState.sentShare !== undefined && (
          <progress
            className={styles.progress}
            value={sendState.sentShare}
            aria-label={labels.submitting}
          />
        )}
        <Button type="submit" className={styles.submit} disabled={isSubmitting}>
          {isSubmitting && <span className={styles.spinner} aria-hidden="true" />}
          {/* An own element, because a translating browser moves the text into another one. */}
          <span>{isSubmitting ? labels.submitting : formTexts.submit}</span>
        </Button>
        <p className={styles.notice}>
          {noticeStart}
          <Link to="/notice">{noticeLink}</Link>
          {noticeEnd}
        </p>
      </div>
    </form>
  );
}
