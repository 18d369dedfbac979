import services from '@content/service-labels';
import { formLabels } from '@site/src/shared/forms.ts';
import { useState } from 'react';
import { Magnifier } from '../../components/icons';
import { texts } from '../texts';
import { type DeskParams, navigate } from '../useDeskParams';
import styles from './filters.module.css';

const { list } = texts;

const selects = [
  { name: 'form', label: list.form, any: list.anyForm, options: formLabels },
  { name: 'service', label: list.service, any: list.anyService, options: services },
] as const;

export function Filters({ address, exportQuery }: { address: DeskParams; exportQuery: string }) {
  const [isOpen, setOpen] = useState(Boolean(address.form || address.service));

  function setFilter(filter: DeskParams) {
    navigate({ ...address, message: undefined, ...filter }, { replace: true });
  }
  return (
    <search className={styles.filters}>
      <label className={styles.search}>
        <span className="unseen">{list.search}</span>
        <Magnifier />
        <input
          id="words"
          type="search"
          className={styles.words}
          placeholder={list.search}
          value={address.words ?? ''}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => setFilter({ words: target.value || undefined })}
        />
      </label>
      <details
        className={styles.more}
        open={isOpen}
        onToggle={({ currentTarget }) => setOpen(currentTarget.open)}
      >
        <summary className={styles.summary}>{list.filters}</summary>
        <div className={styles.choices}>
          {selects.map(({ name, label, any, options }) => (
            <label key={name} className={styles.choice}>
              <span>{label}</span>
              <select
                className={styles.select}
                value={address[name] ?? ''}
                onChange={({ target }) => setFilter({ [name]: target.value || undefined })}
              >
                <option value="">{any}</option>
                {Object.entries(options).map(([key, option]) => (
                  <option key={key} value={key}>
                    {option}
                  </option>
                ))}
              </select>
            </label>
          ))}
          <p className={styles.exports}>
            {list.export}
            {(['csv', 'json'] as const).map((format) => (
              <a key={format} href={`/api/v1/desk/export/${format}?${exportQuery}`} download>
                {list[format]}
              </a>
            ))}
          </p>
        </div>
      </details>
    </search>
  );
}
