import { formLabels } from '@site/src/shared/forms.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../components/IconButton';
import { ArrowLeft } from '../../components/icons';
import type { DeskMessage, StoredMessage } from '../api';
import { Chips } from '../Chips';
import { formatDateTime } from '../format';
import { findFocusedReference } from '../Inbox/useRowFocus';
import { Link } from '../Link';
import { LinksToMessages } from '../LinksToMessages';
import { findMessageText } from '../replies';
import { texts } from '../texts';
import { useDesk, useToggleAnswered, useToggleTaken } from '../useDesk';
import { buildDeskUrl } from '../useDeskParams';
import { useFetch } from '../useFetch';
import { useShortcuts } from '../useShortcuts';
import { Fields } from './Fields';
import { History } from './History';
import { MessageActions } from './MessageActions';
import { NoteForm, noteFieldId } from './NoteForm';
import { Reminder, reminderButtonId } from './Reminder';
import { ReplyActions, replyButtonId } from './ReplyActions';
import { StateNotice } from './StateNotice';
import styles from './styles.module.css';

export function Message({
  reference,
  openNext,
  close,
}: {
  reference: string;
  /** Opens the next open message of the list, if there is one. */
  openNext: () => void;
  close: () => void;
}) {
  const { data, problem } = useFetch<DeskMessage>(`messages/${reference}`, { isPolled: true });
  const message = data?.message;
  const toggleAnswered = useToggleAnswered(openNext);
  useMarkRead(message);
  useMessageShortcuts(message, toggleAnswered);

  if (!data) {
    const text = problem?.kind === 'gone' ? texts.message.gone : texts.loading;
    return <MessageLayout close={close}>{text}</MessageLayout>;
  }
  const { history, earlier } = data;
  if (!message) {
    return (
      <MessageLayout close={close} title={reference}>
        <p>{texts.message.gone}</p>
        <History history={history} reference={reference} />
      </MessageLayout>
    );
  }
  const nobody = { recipient: null, actor: null, detail: null };
  const reception = { id: 0, happened_at: message.received_at, event: 'received', ...nobody };
  return (
    <article>
      <MessageLayout
        close={close}
        title={message.fields.name || message.email}
        head={
          <>
            {message.status !== 'held' && <Reminder message={message} />}
            <MessageActions message={message} openNext={openNext} close={close} />
            <MessageMeta message={message} />
          </>
        }
      >
        <StateNotice message={message} close={close} />
        {findMessageText(message) && <p className={styles.words}>{findMessageText(message)}</p>}
        <ReplyActions message={message} toggleAnswered={() => toggleAnswered(message)} />
        <Fields message={message} />
        <NoteForm reference={reference} />
        <History history={[reception, ...history]} reference={reference} />
        <OtherMessages earlier={earlier} email={message.email} />
      </MessageLayout>
    </article>
  );
}

/** Marks a message as read only once per opening, so that "Mark unread" is not undone at once. */
function useMarkRead(message: StoredMessage | null | undefined) {
  const { sendChange } = useDesk();
  const hasHandledOpeningRef = useRef(false);
  useEffect(() => {
    if (!message || hasHandledOpeningRef.current) {
      return;
    }
    hasHandledOpeningRef.current = true;
    if (message.read_at === null) {
      sendChange({ do: 'read', references: [message.reference] });
    }
  }, [message, sendChange]);
}

/** Leaves the keys that change a message to the list while one of its rows has focus. */
function useMessageShortcuts(
  message: StoredMessage | null | undefined,
  toggleAnswered: (message: StoredMessage) => void,
) {
  const toggleTaken = useToggleTaken();
  const changeMessage = (change: (message: StoredMessage) => void) => () => {
    if (message && !findFocusedReference()) {
      change(message);
    }
  };
  useShortcuts({
    e: changeMessage(toggleAnswered),
    t: changeMessage(toggleTaken),
    n: () => document.getElementById(noteFieldId)?.focus(),
    r: () => pressButton(replyButtonId),
    d: () => pressButton(reminderButtonId),
  });
}

/** The focus moves to the button, because its menu comes next in the tab order. */
function pressButton(buttonId: string) {
  const button = document.getElementById(buttonId);
  button?.focus();
  button?.click();
}

function MessageLayout({
  title,
  head,
  close,
  children,
}: {
  title?: string;
  head?: ReactNode;
  close: () => void;
  children: ReactNode;
}) {
  return (
    <div className={styles.message}>
      <header className={styles.head}>
        <IconButton className={styles.back} label={texts.actions.back} onClick={close}>
          <ArrowLeft />
        </IconButton>
        {title && <h2 className={styles.name}>{title}</h2>}
        {head}
      </header>
      {children}
    </div>
  );
}

function MessageMeta({ message }: { message: StoredMessage }) {
  const { form, reference, received_at, taken_by } = message;
  return (
    <p className={styles.meta}>
      <Chips message={message} />
      <span>
        {formLabels[form]} {reference}
      </span>
      <span>{formatDateTime(received_at)}</span>
      {taken_by && <span>{texts.list.takenBy(taken_by)}</span>}
    </p>
  );
}

function OtherMessages({ earlier, email }: Pick<DeskMessage, 'earlier'> & { email: string }) {
  return (
    <section className={styles.part}>
      {earlier.length > 0 && (
        <>
          <h3 className={styles.partTitle}>{texts.message.earlier}</h3>
          <LinksToMessages messages={earlier} />
        </>
      )}
      <p>
        <Link to={buildDeskUrl({ view: 'person', email })}>{texts.actions.person}</Link>
      </p>
    </section>
  );
}
