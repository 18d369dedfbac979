import errorTexts from '@content/errors';
import { Button } from '../Button';
import { localise } from '../localise';
import styles from './styles.module.css';

export function ErrorScreen({ error, tryAgain }: { error: unknown; tryAgain: () => void }) {
  const { title, unknownStatus, retryLabel, home } = errorTexts;
  const { status = unknownStatus, message = '', statusText = message } = Object(error);
  const isObject = typeof error === 'object' && error !== null;
  return (
    <main className={styles.screen}>
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.status}>{String(status)}</p>
      <p className={styles.message}>{String(isObject ? statusText : error)}</p>
      <div className={styles.links}>
        <Button onClick={tryAgain}>{retryLabel}</Button>
        {/* A full page load, because the router cannot replace a broken page by itself. */}
        <a href={localise(home.to)}>{home.label}</a>
      </div>
    </main>
  );
}
