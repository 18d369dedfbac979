import { formLabels } from '@site/src/shared/forms.ts';
import { type ReactNode, useEffect, useRef } from 'react';
import { IconButton } from '../../components/IconButton';
import { ArrowLeft } from '../../components/icons';
import type { DeskMessage, StoredMessage } from '../api';
import { Chips } from '../Chips';
import { sendChange, toggleAnswered, toggleTaken } from '../changes';
import { formatDateTime } from '../format';
import { findFocusedReference } from '../Inbox/useRowFocus';
import { Link } from '../Link';
import { LinksToMessages } from '../LinksToMessages';
import { findMessageText } from '../replies';
import { say, texts } from '../texts';
import { buildDeskUrl } from '../useDeskParams';
import { useFetch } from '../useFetch';
import { useShortcuts } from '../useShortcuts';
import { MessageActions, ReplyActions, replyButtonId } from './Actions';
import { Fields } from './Fields';
import { History, NoteForm, noteFieldId } from './History';
import { Reminder, reminderButtonId } from './Reminder';
import { StateNotice } from './StateNotice';
import styles from './styles.module.css';

interface Props {
  reference: string;
  /** Opens the next open message of the list, if there is one. */
  openNext: () => void;
  close: () => void;
}

export function Message({ reference, openNext, close }: Props) {
  const { data, problem } = useFetch<DeskMessage>(`messages/${reference}`, { isPolled: true });
  const message = data?.message;
  useMarkRead(message);
  useMessageShortcuts(message, openNext);

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
  const text = findMessageText(message);
  const head = (
    <>
      {message.status !== 'held' && <Reminder message={message} />}
      <MessageActions message={message} openNext={openNext} close={close} />
      <MessageMeta message={message} />
    </>
  );
  return (
    <article>
      <MessageLayout close={close} title={message.fields.name || message.email} head={head}>
        <StateNotice message={message} close={close} />
        {text && <p className={styles.words}>{text}</p>}
        <ReplyActions message={message} openNext={openNext} />
        <Fields message={message} />
        <NoteForm reference={reference} />
        <History history={[reception, ...history]} reference={reference} />
        <section className={styles.part}>
          {earlier.length > 0 && <h3 className={styles.partTitle}>{texts.message.earlier}</h3>}
          <LinksToMessages messages={earlier} />
          <p>
            <Link to={buildDeskUrl({ view: 'person', email: message.email })}>
              {texts.actions.person}
            </Link>
          </p>
        </section>
      </MessageLayout>
    </article>
  );
}

type LoadedMessage = StoredMessage | null | undefined;

/** Marks a message as read only once per opening, so that "Mark unread" is not undone at once. */
function useMarkRead(message: LoadedMessage) {
  const hasHandledOpeningRef = useRef(false);
  useEffect(() => {
    if (message?.read_at === null && !hasHandledOpeningRef.current) {
      sendChange({ do: 'read', references: [message.reference] }, '');
    }
    hasHandledOpeningRef.current ||= Boolean(message);
  }, [message]);
}

/** Leaves the keys that change a message to the list while one of its rows has focus. */
function useMessageShortcuts(message: LoadedMessage, openNext: () => void) {
  const changeMessage = (change: (message: StoredMessage, onDone: () => void) => void) => () => {
    if (message && !findFocusedReference()) {
      change(message, openNext);
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

interface LayoutProps {
  title?: string;
  head?: ReactNode;
  close: () => void;
  children: ReactNode;
}

function MessageLayout({ title, head, close, children }: LayoutProps) {
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
      {taken_by && <span>{say(texts.list.takenBy, { name: taken_by })}</span>}
    </p>
  );
}
