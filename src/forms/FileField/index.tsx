import clsx from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { buildControlProps, FieldLayout } from '../../components/Field';
import fieldStyles from '../../components/Field/styles.module.css';
import { useLazyImport } from '../../components/useLazyImport';
import type { FormControl } from '../useForm';
import styles from './styles.module.css';

/** The list of chosen files loads when the visitor chooses one. Until then, or without it, the browser shows their names. */
export function FileField({ formControl }: { formControl: FormControl }) {
  const { formTexts, idPrefix, fieldErrors, finishedSendCount } = formControl;
  const inputRef = useRef<HTMLInputElement>(null);
  const [problem, setProblem] = useState<string>();
  const [changeCount, setChangeCount] = useState(0);
  const chosenFilesImport = useLazyImport(() => import('./ChosenFiles'));
  if (!formTexts.fileInput || !('files' in formTexts)) {
    throw new Error(`The form ${formTexts.name} takes no files.`);
  }
  const { name, accept, multiple } = formTexts.fileInput;
  const error = problem ?? fieldErrors[name];
  const field = { ...formTexts.files, name, error, wide: true, announceError: true };
  const id = `${idPrefix}-${name}`;

  // The visitor may have chosen files before the scripts ran, and an error has a button.
  useEffect(() => {
    if (error || inputRef.current?.files?.length) {
      chosenFilesImport.request();
    }
  }, [error]);

  return (
    <FieldLayout id={id} field={field}>
      <div className={clsx(fieldStyles.control, styles.box)}>
        <input
          ref={inputRef}
          type="file"
          multiple={multiple}
          accept={accept}
          className={styles.input}
          {...buildControlProps(id, field)}
          onClick={chosenFilesImport.request}
          onChange={() => {
            setChangeCount(changeCount + 1);
            chosenFilesImport.request();
          }}
        />
        {chosenFilesImport.module && (
          <chosenFilesImport.module.ChosenFiles
            key={finishedSendCount}
            formName={formTexts.name}
            texts={formTexts.files}
            isRefusedHere={problem !== undefined}
            {...{ error, inputRef, changeCount, setProblem }}
          />
        )}
      </div>
    </FieldLayout>
  );
}
