import texts from '@content/desk';
import { fieldLabels, formLabels } from '@site/src/shared/forms.ts';
import { type ReactNode, useEffect, useState } from 'react';
import { Button, LinkButton } from '../../components/Button';
import { IconButton } from '../../components/IconButton';
import { ArrowLeft, Envelope, File, Phone, Tick, WhatsappMark } from '../../components/icons';
import { callTo, mailTo, whatsappTo } from '../answering';
import type { DeskMessage, StoredMessage } from '../api';
import { Chips } from '../Chips';
import { toggleAnswered, undoable, useDesk, useReported } from '../desk';
import { Link } from '../Link';
import { Question } from '../Question';
import { addressOf } from '../useAddress';
import { useLoaded } from '../useLoaded';
import { counted, explain, fill, serviceName, when, whenShort } from '../words';
import { History } from './History';
import { Note } from './Note';
import styles from './styles.module.css';

const { actions, message: words } = texts;

/** Seconds: what the mail's way has come to shows by itself. */
const every = 20;

export function Message({ reference, close }: { reference: string; close: () => void }) {
  const { answer, problem } = useLoaded<DeskMessage>(`messages/${reference}`, every);
  const { change } = useDesk();
  const gone = problem?.kind === 'refused';
  const unread = answer?.message?.read_at === null;

  useReported(gone ? undefined : problem);
  // Opened once is read; "Mark unread" stays until it is opened anew.
  const [seen, setSeen] = useState(false);
  useEffect(() => {
    if (!unread || seen) return;
    setSeen(true);
    change({ do: 'read', references: [reference] });
  }, [unread, seen, change, reference]);

  const back = (
    <IconButton className={styles.back} label={actions.back} onClick={close}>
      <ArrowLeft />
    </IconButton>
  );
  if (!answer) {
    return (
      <div className={styles.message}>
        {back}
        <p>{gone ? words.gone : texts.list.loading}</p>
      </div>
    );
  }
  const { message, history, earlier } = answer;
  if (!message) {
    return (
      <div className={styles.message}>
        {back}
        <h2 className={styles.name}>{reference}</h2>
        <p>{words.gone}</p>
        <History history={history} reference={reference} />
      </div>
    );
  }
  return (
    <article className={styles.message}>
      <header className={styles.head}>
        {back}
        <h2 className={styles.name}>{message.fields.name || message.email}</h2>
        <p className={styles.marks}>
          <Chips message={message} />
          <span>
            {formLabels[message.form]} {message.reference}
          </span>
          <span>{when(message.received_at)}</span>
          {message.taken_by && <span>{fill(texts.list.takenBy, { name: message.taken_by })}</span>}
        </p>
      </header>
      <Answering message={message} />
      <Trouble message={message} close={close} />
      <Fields message={message} />
      <Acts message={message} close={close} />
      <Note reference={reference} />
      <History history={[received(message), ...history]} reference={reference} />
      <Others earlier={earlier} email={message.email} />
    </article>
  );
}

function received({ received_at: at }: StoredMessage) {
  return { id: 0, at, what: 'received', actor: null, detail: null };
}

/** On a phone at the foot of the window. */
function Answering({ message }: { message: StoredMessage }) {
  const { change } = useDesk();
  const [call, whatsapp] = [callTo(message), whatsappTo(message)];
  return (
    <div className={styles.answering}>
      <LinkButton to={mailTo(message)} className={styles.way}>
        <Envelope /> {actions.mail}
      </LinkButton>
      {call && (
        <LinkButton look="quiet" to={call} className={styles.way}>
          <Phone /> {actions.call}
        </LinkButton>
      )}
      {whatsapp && (
        <LinkButton look="quiet" to={whatsapp} className={styles.way}>
          <WhatsappMark /> {actions.whatsapp}
        </LinkButton>
      )}
      {message.status !== 'held' && (
        <Button look="quiet" className={styles.way} onClick={() => toggleAnswered(message, change)}>
          <Tick /> {message.answered_at === null ? actions.answer : actions.reopen}
        </Button>
      )}
    </div>
  );
}

function Taking({ message: { reference, taken_by: taken } }: { message: StoredMessage }) {
  const { change, me } = useDesk();
  const act = taken === me ? 'give-back' : 'take';
  return (
    <Button look="quiet" onClick={() => change(...undoable(act, [reference]))}>
      {actions[act]}
    </Button>
  );
}

/** Why it was held back or could not be delivered, in plain words. */
function Trouble({ message, close }: { message: StoredMessage; close: () => void }) {
  const { status, held_reason: reason, last_error: error } = message;
  if (status === 'held') {
    return (
      <Notice title={words.heldTitle} text={reason ?? ''}>
        <Asking act="release" message={message} />
        <Asking act="remove" message={message} then={close} />
      </Notice>
    );
  }
  if (status === 'failed') {
    return (
      <Notice title={words.failedTitle} text={explain(error ?? 'other')}>
        <Asking act="resend" message={message} />
      </Notice>
    );
  }
  return null;
}

function Notice({ title, text, children }: { title: string; text: string; children: ReactNode }) {
  return (
    <div className={styles.notice}>
      <p>
        <strong>{title}</strong>
      </p>
      <p>{text}</p>
      <div className={styles.buttons}>{children}</div>
    </div>
  );
}

/** A button for something that asks first. */
function Asking({
  act,
  message: { reference },
  then,
}: {
  act: 'release' | 'resend' | 'remove';
  message: StoredMessage;
  then?: () => void;
}) {
  const { change } = useDesk();
  const [asked, setAsked] = useState(false);
  const { questions } = texts;
  const { title, text } = {
    release: { title: questions.releaseTitle, text: questions.releaseText },
    resend: { title: questions.resendTitle, text: questions.resendText },
    remove: {
      title: questions.removeTitle,
      text: fill(questions.removeText, { count: counted(1) }),
    },
  }[act];
  async function obey() {
    const done = await change({ do: act, references: [reference] }, { text: texts.done[act] });
    if (done !== null) then?.();
  }
  return (
    <>
      <Button look={act === 'release' ? 'primary' : 'quiet'} onClick={() => setAsked(true)}>
        {actions[act]}
      </Button>
      {asked && (
        <Question
          title={title}
          text={text}
          yes={actions[act]}
          onYes={obey}
          onClose={() => setAsked(false)}
        />
      )}
    </>
  );
}

function Fields({ message }: { message: StoredMessage }) {
  const { fields, page, service, file_name: file, file_size: size, reference } = message;
  const shown = Object.entries(fields).filter(([name, value]) => value !== '' && name !== 'name');
  return (
    <dl className={styles.fields}>
      {shown.map(([name, value]) => (
        <div key={name} className={styles.field}>
          <dt>{fieldLabels[name] ?? name}</dt>
          <dd className={styles.value}>{value}</dd>
        </div>
      ))}
      {file && (
        <div className={styles.field}>
          <dt>{words.cv}</dt>
          <dd className={styles.value}>
            <a href={`/api/v1/desk/messages/${reference}/file`} download>
              <File /> {file}
            </a>{' '}
            ({fill(words.kilobytes, { size: Math.ceil((size ?? 0) / 1024) })})
            <p className={styles.hint}>{words.fileWarning}</p>
          </dd>
        </div>
      )}
      {page && (
        <div className={styles.field}>
          <dt>{words.page}</dt>
          <dd className={styles.value}>
            <a href={page} target="_blank" rel="noopener noreferrer">
              {page}
            </a>
          </dd>
        </div>
      )}
      {service && (
        <div className={styles.field}>
          <dt>{words.service}</dt>
          <dd className={styles.value}>{serviceName(service)}</dd>
        </div>
      )}
    </dl>
  );
}

function Others({ earlier, email }: { earlier: DeskMessage['earlier']; email: string }) {
  return (
    <section className={styles.part}>
      {earlier.length > 0 && (
        <>
          <h3 className={styles.partTitle}>{words.earlier}</h3>
          <ul className={styles.others}>
            {earlier.map((other) => (
              <li key={other.reference}>
                <Link to={addressOf({ state: 'all', message: other.reference })}>
                  {formLabels[other.form]} {other.reference}
                </Link>{' '}
                {whenShort(other.received_at)} <Chips message={other} />
              </li>
            ))}
          </ul>
        </>
      )}
      <p>
        <Link to={addressOf({ view: 'person', email })}>{actions.person}</Link>
      </p>
    </section>
  );
}

function Acts({ message, close }: { message: StoredMessage; close: () => void }) {
  const { change } = useDesk();
  const { reference, status } = message;
  return (
    <div className={styles.buttons}>
      <Taking message={message} />
      <Button
        look="quiet"
        onClick={() => {
          change({ do: 'unread', references: [reference] }, { text: texts.done.unread });
          close();
        }}
      >
        {actions.unread}
      </Button>
      {status === 'delivered' && <Asking act="resend" message={message} />}
      {status !== 'held' && <Asking act="remove" message={message} then={close} />}
    </div>
  );
}
