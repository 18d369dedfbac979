import company from '@content/company';
import cv from '@content/messages/cv';
import fileMessages from '@content/messages/files';
import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { buildControlProps, FieldLayout } from '../../components/Field';
import { File as FileIcon } from '../../components/icons';
import {
  buildAcceptAttribute,
  fileRulesByForm,
  findFileProblem,
  nameProblem,
} from '../../shared/files.ts';
import type { FormControl } from '../useForm';
import styles from './styles.module.css';
import { Thumbnail } from './Thumbnail';

/**
 * A refused file, or files that a restored draft lost, block sending until the visitor chooses
 * other files or continues without them.
 */
export function FileField({ formControl }: { formControl: FormControl }) {
  const { formTexts, idPrefix, fieldErrors } = formControl;
  const inputRef = useRef<HTMLInputElement>(null);
  const isOwnChangeRef = useRef(false);
  const [files, setFiles] = useState<File[]>([]);
  const [problem, setProblem] = useState<string>();
  const rules = fileRulesByForm[formTexts.name];
  const texts = 'files' in formTexts ? formTexts.files : undefined;
  if (!rules || !texts) {
    throw new Error(`The form ${formTexts.name} takes no files.`);
  }
  const { fieldName, maxCount } = rules;
  const messages = maxCount === 1 ? cv : fileMessages;
  const findProblem = (checkedFiles: File[]) => findFileProblem(rules, checkedFiles, messages);
  const id = `${idPrefix}-${fieldName}`;
  const fieldProps = {
    name: fieldName,
    label: texts.label,
    hint: texts.hint,
    error: problem ?? fieldErrors[fieldName],
    wide: true,
    announceError: true,
  };

  /** Keeps the files in the input, because the form sends these. */
  function putIntoInput(chosenFiles: File[], newProblem?: string) {
    const transfer = new DataTransfer();
    for (const file of chosenFiles) {
      transfer.items.add(file);
    }
    if (inputRef.current) {
      inputRef.current.files = transfer.files;
      inputRef.current.setCustomValidity(newProblem ?? '');
    }
    setFiles(chosenFiles);
    setProblem(newProblem);
  }

  /** Newly chosen files join the earlier ones; each refused file is named and left out. */
  function addFiles() {
    const newFiles = [...(inputRef.current?.files ?? [])];
    const keptFiles = maxCount === 1 && newFiles.length > 0 ? [] : files;
    const isKnown = (file: File) =>
      keptFiles.some(({ name, size }) => name === file.name && size === file.size);
    const isFitting = (file: File) => findProblem([file]) === null;
    const addedFiles = newFiles.filter((file) => !isKnown(file) && isFitting(file));
    const allFiles = [...keptFiles, ...addedFiles];
    // Of files that are too many, or too large together, none is added.
    const problemOfAll = findProblem(allFiles);
    const problems = [...newFiles.map((file) => findProblem([file])), problemOfAll];
    const newProblem = problems.filter(Boolean).join(' ') || undefined;
    const [newFile] = newFiles;
    putIntoInput(problemOfAll ? keptFiles : allFiles, newProblem);
    // A text about one of several files names it already.
    if (newProblem && newFile && maxCount === 1) {
      setProblem(`${newFile.name}: ${newProblem}`);
    }
  }

  /** This event makes the form's change handler save the draft and clear the Worker's error. */
  function announceChange() {
    isOwnChangeRef.current = true;
    inputRef.current?.dispatchEvent(new Event('change', { bubbles: true }));
    isOwnChangeRef.current = false;
    inputRef.current?.focus();
  }

  function keepFiles(isKept: (file: File) => boolean) {
    putIntoInput(files.filter(isKept));
    announceChange();
  }

  /** A file that was refused here is out already; the Worker's text begins with the name of its file. */
  function goOnWithout() {
    const refusal = problem === undefined ? (fieldErrors[fieldName] ?? '') : undefined;
    const isNamed = (file: File) => refusal?.startsWith(nameProblem('', file.name, maxCount));
    keepFiles(
      refusal === undefined || files.some(isNamed) ? (file) => !isNamed(file) : () => false,
    );
  }

  // The visitor may have chosen files before the scripts ran.
  useEffect(() => {
    const form = inputRef.current?.form;
    if (inputRef.current?.files?.length) {
      addFiles();
    }
    function clear() {
      setFiles([]);
      setProblem(undefined);
    }
    form?.addEventListener('reset', clear);
    return () => form?.removeEventListener('reset', clear);
  }, []);

  return (
    <FieldLayout id={id} field={fieldProps}>
      <div className={clsx(styles.box, files.length > 0 && styles.withFiles)}>
        <input
          ref={inputRef}
          type="file"
          multiple={maxCount > 1}
          accept={buildAcceptAttribute(rules)}
          className={styles.input}
          {...buildControlProps(id, fieldProps)}
          onChange={() => isOwnChangeRef.current || addFiles()}
        />
        {fieldProps.error && (
          <button type="button" className={styles.remove} onClick={goOnWithout}>
            {texts.without}
          </button>
        )}
        <ul className={styles.files} aria-live="polite">
          {files.map((file) => (
            <li key={`${file.name} ${file.size}`} className={styles.file}>
              {file.type.startsWith('image/') ? (
                <Thumbnail file={file} />
              ) : (
                <FileIcon className={styles.icon} />
              )}
              <span className={styles.name}>{file.name}</span>
              <span className={styles.size}>{formatFileSize(file.size)}</span>
              <button
                type="button"
                className={styles.remove}
                aria-label={`${texts.remove} ${file.name}`}
                onClick={() => keepFiles((other) => other !== file)}
              >
                {texts.remove}
              </button>
            </li>
          ))}
        </ul>
      </div>
    </FieldLayout>
  );
}

function formatFileSize(byteCount: number): string {
  const kilobytes = Math.ceil(byteCount / 1024);
  const [size, unit] =
    kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [byteCount / 1024 ** 2, 'megabyte'];
  return size.toLocaleString(company.locale, { style: 'unit', unit, maximumFractionDigits: 1 });
}
