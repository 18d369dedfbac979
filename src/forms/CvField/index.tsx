import company from '@content/company';
import application from '@content/forms/application';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { ariaProps, FieldLayout } from '../../components/Field';
import { File as FileIcon } from '../../components/icons';
import { checkCv, cvAccept } from '../../shared/cv.ts';
import styles from './styles.module.css';

type ChosenFile = { name: string; size: number };

/**
 * A file that was refused, or that a restored draft lost, blocks sending until the applicant
 * chooses another file or continues without a file.
 */
export function CvField({ id, formError }: { id: string; formError: string | undefined }) {
  const input = useRef<HTMLInputElement>(null);
  const [chosenFile, setChosenFile] = useState<ChosenFile>();
  const [error, setError] = useState<string>();
  const { label, hint, remove, without } = application.cv;
  const field = {
    name: 'cv',
    label,
    hint,
    error: error ?? formError,
    wide: true,
    announceError: true,
  };

  function handleFileChange() {
    const file = input.current?.files?.[0];
    const mistake = file ? checkCv(file) : null;
    if (mistake && input.current) {
      input.current.value = '';
    }
    input.current?.setCustomValidity(mistake ?? '');
    setError(mistake ? `${file?.name}: ${mistake}` : undefined);
    setChosenFile(file && !mistake ? { name: file.name, size: file.size } : undefined);
  }

  function clearFile() {
    if (!input.current) {
      return;
    }
    input.current.value = '';
    // The form's change handler clears the Worker's error for the file.
    input.current.dispatchEvent(new Event('change', { bubbles: true }));
    input.current.focus();
  }

  // The applicant may have chosen a file before the scripts ran.
  useEffect(() => {
    const form = input.current?.form;
    if (input.current?.files?.length) {
      handleFileChange();
    }
    function resetState() {
      setChosenFile(undefined);
      setError(undefined);
    }
    form?.addEventListener('reset', resetState);
    return () => form?.removeEventListener('reset', resetState);
  }, []);

  return (
    <FieldLayout id={id} field={field}>
      <div className={clsx(styles.box, chosenFile && styles.withFile)}>
        <input
          ref={input}
          id={id}
          name="cv"
          type="file"
          accept={cvAccept}
          className={styles.input}
          {...ariaProps(id, field)}
          onChange={handleFileChange}
        />
        {chosenFile && <FileIcon className={styles.icon} />}
        <p className={styles.file} aria-live="polite">
          {chosenFile && (
            <>
              <span className={styles.name}>{chosenFile.name}</span>
              <span className={styles.size}>{fileSize(chosenFile.size)}</span>
            </>
          )}
        </p>
        {chosenFile && (
          <button
            type="button"
            className={styles.remove}
            aria-label={`${remove} ${chosenFile.name}`}
            onClick={clearFile}
          >
            {remove}
          </button>
        )}
        {field.error && !chosenFile && (
          <button type="button" className={styles.remove} onClick={clearFile}>
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
