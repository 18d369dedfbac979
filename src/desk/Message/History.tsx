import texts from '@content/desk';
import type { HistoryEvent } from '../api';
import { useDesk } from '../desk';
import { explain, when } from '../words';
import styles from './styles.module.css';

const said = new Map<string, string>(Object.entries(texts.history));

/** When, what and by whom, from the beginning on. */
export function History({ history, reference }: { history: HistoryEvent[]; reference: string }) {
  const { change } = useDesk();

  function remove({ id, detail }: HistoryEvent) {
    change(
      { do: 'remove-note', reference, id },
      { text: texts.done['remove-note'], undo: { do: 'note', reference, text: detail } },
    );
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle}>{texts.message.history}</h3>
      <ol className={styles.history}>
        {history.map((event) => {
          const { id, at, what, actor, detail } = event;
          const isNote = what === 'note';
          return (
            <li key={id} className={styles.event}>
              <p>
                <strong>{said.get(what) ?? what}</strong>
                <span className={styles.hint}>
                  {when(at)}, {actor ?? texts.message.website}
                </span>
              </p>
              {detail && (
                <p className={styles.value}>
                  {isNote || what === 'held' ? detail : explain(detail)}
                </p>
              )}
              {isNote && (
                <button type="button" className={styles.small} onClick={() => remove(event)}>
                  {texts.actions['remove-note']}
                </button>
              )}
            </li>
          );
        })}
      </ol>
    </section>
  );
}
