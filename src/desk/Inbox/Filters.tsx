import texts from '@content/desk';
import services from '@content/service-labels';
import { formLabels } from '@site/src/shared/forms.ts';
import { Magnifier } from '../../components/icons';
import { type Address, go } from '../useAddress';
import styles from './filters.module.css';

const { list } = texts;

/** Search and filters. What is typed is asked for at once; each letter is no step of its own. */
export function Filters({ address, exportOf }: { address: Address; exportOf: string }) {
  function set(changed: Address) {
    go({ ...address, message: undefined, ...changed }, { replace: true });
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
          defaultValue={address.words}
          maxLength={200}
          autoComplete="off"
          enterKeyHint="search"
          onChange={({ target }) => set({ words: target.value || undefined })}
        />
      </label>
      <details className={styles.more} open={Boolean(address.form || address.service)}>
        <summary className={styles.summary}>{list.filters}</summary>
        <div className={styles.choices}>
          <Choice
            label={list.form}
            any={list.anyForm}
            options={Object.entries(formLabels)}
            value={address.form}
            choose={(form) => set({ form })}
          />
          <Choice
            label={list.service}
            any={list.anyService}
            options={Object.entries(services)}
            value={address.service}
            choose={(service) => set({ service })}
          />
          <p className={styles.exports}>
            {list.export}{' '}
            <a href={`/api/v1/desk/export/csv?${exportOf}`} download>
              {list.csv}
            </a>{' '}
            <a href={`/api/v1/desk/export/json?${exportOf}`} download>
              {list.json}
            </a>
          </p>
        </div>
      </details>
    </search>
  );
}

function Choice({
  label,
  any,
  options,
  value = '',
  choose,
}: {
  label: string;
  any: string;
  options: [string, string][];
  value?: string;
  choose: (value: string | undefined) => void;
}) {
  return (
    <label className={styles.choice}>
      <span>{label}</span>
      <select
        className={styles.select}
        value={value}
        onChange={({ target }) => choose(target.value || undefined)}
      >
        <option value="">{any}</option>
        {options.map(([key, name]) => (
          <option key={key} value={key}>
            {name}
          </option>
        ))}
      </select>
    </label>
  );
}
