import company from '@content/company';
import cv from '@content/messages/cv';
import fileMessages from '@content/messages/files';
import { type RefObject, useEffect, useState } from 'react';
import { File as FileIcon } from '../../components/icons';
import { fileRulesByForm, findFileProblem, nameProblem } from '../../shared/files.ts';
import type { FormName } from '../../shared/forms.ts';
import styles from './chosen-files.lazy.module.css';
import { Thumbnail } from './Thumbnail';

/**
 * A refused file, or files that a restored draft lost, block sending until the visitor chooses
 * other files or continues without them.
 */
export function ChosenFiles({
  formName,
  texts,
  error,
  isRefusedHere,
  inputRef,
  changeCount,
  setProblem,
}: {
  formName: FormName;
  texts: { remove: string; without: string };
  error: string | undefined;
  /** False for an error of the Worker. */
  isRefusedHere: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  changeCount: number;
  setProblem: (problem: string | undefined) => void;
}) {
  const [files, setFiles] = useState<File[]>([]);
  const rules = fileRulesByForm[formName];
  if (!rules) {
    throw new Error(`The form ${formName} takes no files.`);
  }
  const { maxCount } = rules;
  const messages = maxCount === 1 ? cv : fileMessages;
  const findProblem = (checkedFiles: File[]) => findFileProblem(rules, checkedFiles, messages);

  /** Keeps the files in the input, because the form sends these. */
  function putIntoInput(chosenFiles: File[], problem?: string) {
    const transfer = new DataTransfer();
    for (const file of chosenFiles) {
      transfer.items.add(file);
    }
    if (inputRef.current) {
      inputRef.current.files = transfer.files;
      inputRef.current.setCustomValidity(problem ?? '');
    }
    setFiles(chosenFiles);
    setProblem(problem);
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
    const problems = [...newFiles.map((file) => findProblem([file])), problemOfAll].filter(Boolean);
    // A text about one of several files names it already.
    const prefix = maxCount === 1 ? `${newFiles[0]?.name}: ` : '';
    const problem = problems.length > 0 ? prefix + problems.join(' ') : undefined;
    putIntoInput(problemOfAll ? keptFiles : allFiles, problem);
  }

  function keepFiles(keptFiles: File[]) {
    putIntoInput(keptFiles);
    // This event makes the form's change handler save the draft and clear the Worker's error.
    inputRef.current?.dispatchEvent(new Event('change', { bubbles: true }));
    inputRef.current?.focus();
  }

  /** A file that was refused here is out already; the Worker's text begins with the name of its file. */
  function goOnWithout() {
    const isNamed = (file: File) => error?.startsWith(nameProblem('', file.name, maxCount));
    const otherFiles = files.filter((file) => !isNamed(file));
    const isNoneNamed = otherFiles.length === files.length;
    keepFiles(isRefusedHere ? files : isNoneNamed ? [] : otherFiles);
  }

  // The visitor may have chosen files before this module was there.
  useEffect(() => {
    if (changeCount > 0 || inputRef.current?.files?.length) {
      addFiles();
    }
  }, [changeCount]);

  return (
    <>
      {error && (
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
              onClick={() => keepFiles(files.filter((other) => other !== file))}
            >
              {texts.remove}
            </button>
          </li>
        ))}
      </ul>
    </>
  );
}

function formatFileSize(byteCount: number): string {
  const kilobytes = Math.ceil(byteCount / 1024);
  const [size, unit] =
    kilobytes < 1000 ? [kilobytes, 'kilobyte'] : [byteCount / 1024 ** 2, 'megabyte'];
  return size.toLocaleString(company.locale, { style: 'unit', unit, maximumFractionDigits: 1 });
}
