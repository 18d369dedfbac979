import company from '@content/company';
import services from '@content/service-labels';
import { formLabels } from '@site/src/shared/forms.ts';
import { useEffect, useState } from 'react';
import { Magnifier } from '../../components/icons';
import { texts } from '../texts';
import { type DeskParams, navigate } from '../useDeskParams';
import styles from './filters.module.css';

const searchPauseMs = 300;

const filterSelects = [
  { name: 'form', label: texts.list.form, anyLabel: texts.list.anyForm, options: formLabels },
  {
    name: 'service',
    label: texts.list.service,
    anyLabel: texts.list.anyService,
    options: services,
  },
  {
    name: 'campaign',
    label: texts.list.campaign,
    anyLabel: texts.list.anyCampaign,
    options: Object.fromEntries(company.counting?.campaigns.map((name) => [name, name]) ?? []),
  },
] as const;

export function Filters({ params, exportQuery }: { params: DeskParams; exportQuery: string }) {
  const [typedWords, setTypedWords] = useState(params.words ?? '');
  const [isInitiallyOpen] = useState(Boolean(params.form || params.service || params.campaign));

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
        <span className="unseen">{texts.list.search}</span>
        <Magnifier />
        <input
          id="words"
          type="search"
          className={styles.words}
          placeholder={texts.list.search}
          value={typedWords}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setTypedWords(target.value)}
        />
      </label>
      <details className={styles.more} open={isInitiallyOpen}>
        <summary className={styles.summary}>{texts.list.filters}</summary>
        <div className={styles.choices}>
          {filterSelects
            .filter(({ options }) => Object.keys(options).length > 0)
            .map(({ name, label, anyLabel, options }) => (
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
            {texts.list.export}
            {(['csv', 'json'] as const).map((exportFormat) => (
              <a
                key={exportFormat}
                href={`/api/v1/desk/export/${exportFormat}?${exportQuery}`}
                download
              >
                {texts.list[exportFormat]}
              </a>
            ))}
          </p>
        </div>
      </details>
    </search>
  );
}
