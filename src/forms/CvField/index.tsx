import company from '@content/company';
import application from '@content/forms/application';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { buildControlProps, FieldLayout } from '../../components/Field';
import { File as FileIcon } from '../../components/icons';
import { checkCvNameAndSize, cvAcceptAttribute } from '../../shared/cv.ts';
import styles from './styles.module.css';

/**
 * A refused CV, or a CV that a restored draft lost, blocks sending until the applicant chooses
 * another file or continues without a file.
 */
export function CvField({ id, submitError }: { id: string; submitError: string | undefined }) {
  const fileInputRef = useRef<HTMLInputElement>(null);
  const [chosenFile, setChosenFile] = useState<File>();
  const [fileErrorText, setFileErrorText] = useState<string>();
  const { label, hint, remove: removeLabel, without: continueWithoutCvLabel } = application.cv;
  const fieldProps = {
    name: 'cv',
    label,
    hint,
    error: fileErrorText ?? submitError,
    wide: true,
    announceError: true,
  };

  function handleFileChange() {
    const newFile = fileInputRef.current?.files?.[0];
    const rejectionReason = newFile ? checkCvNameAndSize(newFile) : null;
    if (rejectionReason && fileInputRef.current) {
      fileInputRef.current.value = '';
    }
    fileInputRef.current?.setCustomValidity(rejectionReason ?? '');
    setFileErrorText(rejectionReason ? `${newFile?.name}: ${rejectionReason}` : undefined);
    setChosenFile(rejectionReason ? undefined : newFile);
  }

  function clearFile() {
    if (!fileInputRef.current) {
      return;
    }
    fileInputRef.current.value = '';
    // This event makes the form's change handler clear the Worker's error for the file.
    fileInputRef.current.dispatchEvent(new Event('change', { bubbles: true }));
    fileInputRef.current.focus();
  }

  // The applicant may have chosen a file before the scripts ran.
  useEffect(() => {
    const formElement = fileInputRef.current?.form;
    if (fileInputRef.current?.files?.length) {
      handleFileChange();
    }
    function clearFileState() {
      setChosenFile(undefined);
      setFileErrorText(undefined);
    }
    formElement?.addEventListener('reset', clearFileState);
    return () => formElement?.removeEventListener('reset', clearFileState);
  }, []);

  return (
    <FieldLayout id={id} field={fieldProps}>
      <div className={clsx(styles.box, chosenFile && styles.withFile)}>
        <input
          ref={fileInputRef}
          type="file"
          accept={cvAcceptAttribute}
          className={styles.input}
          {...buildControlProps(id, fieldProps)}
          onChange={handleFileChange}
        />
        {chosenFile && <FileIcon className={styles.icon} />}
        <p className={styles.file} aria-live="polite">
          {chosenFile && (
            <>
              <span className={styles.name}>{chosenFile.name}</span>
              <span className={styles.size}>{formatFileSize(chosenFile.size)}</span>
            </>
          )}
        </p>
        {chosenFile && (
          <button
            type="button"
            className={styles.remove}
            aria-label={`${removeLabel} ${chosenFile.name}`}
            onClick={clearFile}
          >
            {removeLabel}
          </button>
        )}
        {fieldProps.error && !chosenFile && (
          <button type="button" className={styles.remove} onClick={clearFile}>
            {continueWithoutCvLabel}
          </button>
        )}
      </div>
    </FieldLayout>
  );
}

function formatFileSize(byteCount: number): string {
  const kilobytes = Math.ceil(byteCount / 1024);
  const [sizeInUnit, unit] =
    kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [byteCount / 1024 ** 2, 'megabyte'];
  return sizeInUnit.toLocaleString(company.locale, {
    style: 'unit',
    unit,
    maximumFractionDigits: 1,
  });
}
