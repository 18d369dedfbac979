import { Button } from '../../components/Button';
import { findText, texts } from '../texts';
import { type DeskParams, navigate } from '../useDeskParams';
import styles from './styles.module.css';
import type { Tab } from './Tabs';

export function EmptyList({ params, tab }: { params: DeskParams; tab: Tab }) {
  const isFiltered = params.words || params.form || params.service || params.campaign;
  return (
    <div className={styles.empty}>
      <p>
        <strong>{texts.list.empty}</strong>
      </p>
      {isFiltered ? (
        <>
          <p>{texts.list.noMatch}</p>
          <Button variant="quiet" onClick={() => navigate({ state: params.state })}>
            {texts.list.clear}
          </Button>
        </>
      ) : (
        <p>{findText(texts.list.nothing, tab)}</p>
      )}
    </div>
  );
}
