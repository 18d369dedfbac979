import { formLabels } from '@site/src/shared/forms.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { IconButton } from '../../components/IconButton';
import { ArrowLeft } from '../../components/icons';
import type { DeskMessage, StoredMessage } from '../api';
import { Chips } from '../Chips';
import { when } from '../format';
import { focusedRow } from '../Inbox/useRowFocus';
import { Link } from '../Link';
import { MessageLinks } from '../MessageLinks';
import { wordsOf } from '../replies';
import { texts } from '../texts';
import { addressOf } from '../useAddress';
import { toggleAnswered, useDesk } from '../useDesk';
import { useKeys } from '../useKeys';
import { pollInterval, useLoaded } from '../useLoaded';
import { Fields } from './Fields';
import { History } from './History';
import { MessageActions } from './MessageActions';
import { Note } from './Note';
import { ReplyActions } from './ReplyActions';
import { StateNotice } from './StateNotice';
import styles from './styles.module.css';

export function Message({ reference, close }: { reference: string; close: () => void }) {
  const path = `messages/${reference}`;
  const { answer, problem } = useLoaded<DeskMessage>(path, { every: pollInterval });
  const message = answer?.message;
  useMarkRead(message);
  useToggleKey(message);

  if (!answer) {
    const isGone = problem?.kind === 'gone';
    return <Frame close={close}>{isGone ? texts.message.gone : texts.loading}</Frame>;
  }
  const { history, earlier } = answer;
  if (!message) {
    return (
      <Frame close={close} title={reference}>
        <p>{texts.message.gone}</p>
        <History history={history} reference={reference} />
      </Frame>
    );
  }
  const received = { id: 0, at: message.received_at, what: 'received', actor: null, detail: null };
  return (
    <article>
      <Frame
        close={close}
        title={message.fields.name || message.email}
        actions={<MessageActions message={message} close={close} />}
        marks={<Marks message={message} />}
      >
        <StateNotice message={message} close={close} />
        {wordsOf(message) && <p className={styles.words}>{wordsOf(message)}</p>}
        <ReplyActions message={message} />
        <Fields message={message} />
        <Note reference={reference} />
        <History history={[received, ...history]} reference={reference} />
        <OtherMessages earlier={earlier} email={message.email} />
      </Frame>
    </article>
  );
}

/** A message is read once it was opened; "Mark unread" stays until it is opened anew. */
function useMarkRead(message: StoredMessage | null | undefined) {
  const { change } = useDesk();
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!message || seen) {
      return;
    }
    setSeen(true);
    if (message.read_at === null) {
      change({ do: 'read', references: [message.reference] });
    }
  }, [message, seen, change]);
}

/** A row of the list that has the focus takes the key for itself. */
function useToggleKey(message: StoredMessage | null | undefined) {
  const { change } = useDesk();
  useKeys({
    e: () => {
      if (message && message.status !== 'held' && !focusedRow()) {
        toggleAnswered(message, change);
      }
    },
  });
}

function Frame({
  title,
  actions,
  marks,
  close,
  children,
}: {
  title?: string;
  actions?: ReactNode;
  marks?: ReactNode;
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
        {actions}
        {marks}
      </header>
      {children}
    </div>
  );
}

function Marks({ message }: { message: StoredMessage }) {
  const { form, reference, received_at: received, taken_by: takenBy } = message;
  return (
    <p className={styles.marks}>
      <Chips message={message} />
      <span>
        {formLabels[form]} {reference}
      </span>
      <span>{when(received)}</span>
      {takenBy && <span>{texts.list.takenBy(takenBy)}</span>}
    </p>
  );
}

function OtherMessages({ earlier, email }: Pick<DeskMessage, 'earlier'> & { email: string }) {
  return (
    <section className={styles.part}>
      {earlier.length > 0 && (
        <>
          <h3 className={styles.partTitle}>{texts.message.earlier}</h3>
          <MessageLinks messages={earlier} />
        </>
      )}
      <p>
        <Link to={addressOf({ view: 'person', email })}>{texts.actions.person}</Link>
      </p>
    </section>
  );
}
