import { useRef } from 'react';
import type { HistoryEvent } from '../api';
import { describeErrorCode, formatDateTime } from '../format';
import { findText, texts } from '../texts';
import { useDesk } from '../useDesk';
import styles from './styles.module.css';

/** Events whose detail is text; the detail of other events is an error code. */
const eventNamesWithTextDetail = ['note', 'held', 'told', 'not-told'];

export function History({ history, reference }: { history: HistoryEvent[]; reference: string }) {
  const { sendChange } = useDesk();
  const headingRef = useRef<HTMLHeadingElement>(null);

  function removeNote(noteId: number) {
    // The button disappears, so the focus moves to the heading.
    headingRef.current?.focus({ preventScroll: true });
    sendChange(
      { do: 'remove-note', reference, id: noteId },
      {
        text: texts.results['remove-note'],
        undo: () => ({ do: 'restore-note', reference, id: noteId }),
      },
    );
  }

  return (
    <section className={styles.part}>
      <h3 className={styles.partTitle} tabIndex={-1} ref={headingRef}>
        {texts.message.history}
      </h3>
      <ol className={styles.history}>
        {history.map(({ id, at: happenedAtMs, what: eventName, actor, detail }) => (
          <li key={id}>
            <p className={styles.eventHead}>
              <strong>{findText(texts.history, eventName) ?? eventName}</strong>
              <span className={styles.hint}>
                {formatDateTime(happenedAtMs)}, {actor ?? texts.message.website}
              </span>
            </p>
            {detail && (
              <p className={styles.value}>
                {eventNamesWithTextDetail.includes(eventName) ? detail : describeErrorCode(detail)}
              </p>
            )}
            {eventName === 'note' && (
              <button type="button" className={styles.removeNote} onClick={() => removeNote(id)}>
                {texts.actions['remove-note']}
              </button>
            )}
          </li>
        ))}
      </ol>
    </section>
  );
}
