import type { HistoryEvent } from '../api';
import { errorText, when } from '../format';
import { textOf, texts } from '../texts';
import { useDesk } from '../useDesk';
import styles from './styles.module.css';

/** Events whose detail is text; the detail of other events is an error code. */
const plainTextEvents = ['note', 'held', 'told', 'not-told'];

export function History({ history, reference }: { history: HistoryEvent[]; reference: string }) {
  const { change } = useDesk();

  function remove(id: number) {
    change(
      { do: 'remove-note', reference, id },
      {
        text: texts.results['remove-note'],
        undo: () => ({ do: 'restore-note', reference, id }),
      },
    );
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{texts.message.history}</h3>
      <ol className={styles.history}>
        {history.map(({ id, at, what, actor, detail }) => (
          <li key={id}>
            <p className={styles.eventHead}>
              <strong>{textOf(texts.history, what) ?? what}</strong>
              <span className={styles.hint}>
                {when(at)}, {actor ?? texts.message.website}
              </span>
            </p>
            {detail && (
              <p className={styles.value}>
                {plainTextEvents.includes(what) ? detail : errorText(detail)}
              </p>
            )}
            {what === 'note' && (
              <button type="button" className={styles.removeNote} onClick={() => remove(id)}>
                {texts.actions['remove-note']}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
