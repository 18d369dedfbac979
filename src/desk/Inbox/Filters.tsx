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
  { name: 'form', anyLabel: texts.list.anyForm, options: Object.entries(formLabels) },
  { name: 'service', anyLabel: texts.list.anyService, options: Object.entries(services) },
  {
    name: 'campaign',
    anyLabel: texts.list.anyCampaign,
    options: company.counting?.campaigns.map((name) => [name, name]) ?? [],
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
      const applyWords = () => applyFilter({ words: typedWords });
      const timer = setTimeout(applyWords, searchPauseMs);
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
            .filter(({ options }) => options.length > 0)
            .map(({ name, anyLabel, options }) => (
              <label key={name} className={styles.choice}>
                <span>{texts.list[name]}</span>
                <select
                  className={styles.select}
                  value={params[name] ?? ''}
                  onChange={({ target }) => applyFilter({ [name]: target.value })}
                >
                  <option value="">{anyLabel}</option>
                  {options.map(([value, label]) => (
                    <option key={value} value={value}>
                      {label}
                    </option>
                  ))}
                </select>
              </label>
            ))}
          <p className={styles.exports}>
            {texts.list.export}
            {(['csv', 'json'] as const).map((format) => (
              <a key={format} href={`/api/v1/desk/export/${format}?${exportQuery}`} download>
                {texts.list[format]}
              </a>
            ))}
          </p>
        </div>
      </details>
    </search>
  );
}
