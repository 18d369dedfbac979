import company from '@content/company';
import application from '@content/forms/application';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { describe, FieldLayout } from '../../components/Field';
import { File as FileIcon } from '../../components/icons';
import { checkCv, cvAccept } from '../../shared/cv.ts';
import styles from './styles.module.css';

type Chosen = { name: string; size: number };

/**
 * A native file field that shows the chosen file with a button to remove it. A file that was refused,
 * or that the draft lost, stops the form until another is chosen or the applicant goes on without.
 */
export function CvField({ id, refused }: { id: string; refused: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosen, setChosen] = useState<Chosen>();
  const [problem, setProblem] = useState<string>();
  const { label, hint, remove, without } = application.cv;
  const field = { name: 'cv', label, hint, error: problem ?? refused, wide: true, announced: true };

  function look() {
    const file = input.current?.files?.[0];
    const wrong = file ? checkCv(file) : null;
    if (wrong && input.current) {
      input.current.value = '';
    }
    input.current?.setCustomValidity(wrong ?? '');
    setProblem(wrong ? `${file?.name}: ${wrong}` : undefined);
    setChosen(file && !wrong ? { name: file.name, size: file.size } : undefined);
  }

  function takeBack() {
    if (!input.current) {
      return;
    }
    input.current.value = '';
    // Tells the form, which clears the Worker's error for the file.
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
  }

  // A visitor may have chosen a file before the scripts ran.
  useEffect(() => {
    const form = input.current?.form;
    if (input.current?.files?.length) {
      look();
    }
    function forget() {
      setChosen(undefined);
      setProblem(undefined);
    }
    form?.addEventListener('reset', forget);
    return () => form?.removeEventListener('reset', forget);
  }, []);

  return (
    <FieldLayout id={id} field={field}>
      <div className={clsx(styles.place, chosen && styles.filled)}>
        <input
          ref={input}
          id={id}
          name="cv"
          type="file"
          accept={cvAccept}
          className={styles.input}
          {...describe(id, field)}
          onChange={look}
        />
        {chosen && <FileIcon className={styles.icon} />}
        <p className={styles.file} aria-live="polite">
          {chosen && (
            <>
              <span className={styles.name}>{chosen.name}</span>
              <span className={styles.size}>{fileSize(chosen.size)}</span>
            </>
          )}
        </p>
        {chosen && (
          <button
            type="button"
            className={styles.remove}
            aria-label={`${remove} ${chosen.name}`}
            onClick={takeBack}
          >
            {remove}
          </button>
        )}
        {field.error && !chosen && (
          <button type="button" className={styles.remove} onClick={takeBack}>
            {without}
          </button>
        )}
      </div>
    </FieldLayout>
  );
}

function fileSize(bytes: number): string {
  const kilobytes = Math.ceil(bytes / 1024);
  const [size, unit] = kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [bytes / 1024 ** 2, 'megabyte'];
  return size.toLocaleString(company.locale, { style: 'unit', unit, maximumFractionDigits: 1 });
}
