import services from '@content/service-labels';
import { formLabels } from '@site/src/shared/forms.ts';
import { useEffect, useState } from 'react';
import { Magnifier } from '../../components/icons';
import { texts } from '../texts';
import { type DeskParams, navigate } from '../useDeskParams';
import styles from './filters.module.css';

const { list: listTexts } = texts;

const searchPauseMs = 300;

const filterSelects = [
  { name: 'form', label: listTexts.form, anyLabel: listTexts.anyForm, options: formLabels },
  { name: 'service', label: listTexts.service, anyLabel: listTexts.anyService, options: services },
] as const;

export function Filters({ params, exportQuery }: { params: DeskParams; exportQuery: string }) {
  const [typedWords, setTypedWords] = useState(params.words ?? '');
  const [isInitiallyOpen] = useState(Boolean(params.form || params.service));

  function applyFilter(changedParams: DeskParams) {
    navigate({ ...params, message: undefined, ...changedParams }, { replace: true });
  }
  useEffect(() => setTypedWords(params.words ?? ''), [params.words]);
  // A search reads every message, and Safari limits changes of the address.
  useEffect(() => {
    if (typedWords !== (params.words ?? '')) {
      const timer = setTimeout(
        () => applyFilter({ words: typedWords || undefined }),
        searchPauseMs,
      );
      return () => clearTimeout(timer);
    }
  }, [typedWords, params]);
  return (
    <search className={styles.filters}>
      <label className={styles.search}>
        <span className="unseen">{listTexts.search}</span>
        <Magnifier />
        <input
          id="words"
          type="search"
          className={styles.words}
          placeholder={listTexts.search}
          value={typedWords}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTypedWords(target.value)}
        />
      </label>
      <details className={styles.more} open={isInitiallyOpen}>
        <summary className={styles.summary}>{listTexts.filters}</summary>
        <div className={styles.choices}>
          {filterSelects.map(({ name, label, anyLabel, options }) => (
            <label key={name} className={styles.choice}>
              <span>{label}</span>
              <select
                className={styles.select}
                value={params[name] ?? ''}
                onChange={({ target }) => applyFilter({ [name]: target.value || undefined })}
              >
                <option value="">{anyLabel}</option>
                {Object.entries(options).map(([optionKey, optionLabel]) => (
                  <option key={optionKey} value={optionKey}>
                    {optionLabel}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <p className={styles.exports}>
            {listTexts.export}
            {(['csv', 'json'] as const).map((exportFormat) => (
              <a
                key={exportFormat}
                href={`/api/v1/desk/export/${exportFormat}?${exportQuery}`}
                download
              >
                {listTexts[exportFormat]}
              </a>
            ))}
          </p>
        </div>
      </details>
    </search>
  );
}
