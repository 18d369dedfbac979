import { Button } from '../../components/Button';
import { texts } from '../texts';
import { type DeskParams, navigate } from '../useDeskParams';
import styles from './styles.module.css';
import type { Tab } from './Tabs';

export function EmptyList({ deskParams, tab }: { deskParams: DeskParams; tab: Tab }) {
  const isFiltered = deskParams.words || deskParams.form || deskParams.service;
  return (
    <div className={styles.empty}>
      <p>
        <strong>{texts.list.empty}</strong>
      </p>
      {isFiltered ? (
        <>
          <p>{texts.list.noMatch}</p>
          <Button variant="quiet" onClick={() => navigate({ state: deskParams.state })}>
            {texts.list.clear}
          </Button>
        </>
      ) : (
        tab === 'open' && <p>{texts.list.nothingOpen}</p>
      )}
    </div>
  );
}
