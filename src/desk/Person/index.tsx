import texts from '@content/desk';
import { formLabels } from '@site/src/shared/forms.ts';
import { type FormEvent, useState } from 'react';
import { Button, LinkButton } from '../../components/Button';
import { TextField } from '../../components/Field';
import { mail } from '../answering';
import type { DeskPerson, Removal } from '../api';
import { Chips } from '../Chips';
import { useDesk, useReported } from '../desk';
import { Link } from '../Link';
import { Question } from '../Question';
import { addressOf, go, useAddress } from '../useAddress';
import { useLoaded } from '../useLoaded';
import { day, fill, whenShort } from '../words';
import styles from './styles.module.css';

const { person: words, questions, actions } = texts;

/** Everything of one address: to hand it out or to erase it. */
export function Person() {
  const { email = '' } = useAddress();
  const [erased, setErased] = useState<{ email: string; removal: Removal }>();

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('email');
    setErased(undefined);
    go({ view: 'person', email: String(typed).trim() });
  }

  return (
    <div className={styles.person}>
      <h2 className={styles.title}>{texts.views.person}</h2>
      <p>{words.lead}</p>
      <form className={styles.find} onSubmit={find} key={email}>
        <TextField
          field={{ name: 'email', label: words.email }}
          type="email"
          required
          defaultValue={email}
          autoComplete="off"
        />
        <Button type="submit">{words.find}</Button>
      </form>
      {erased ? (
        <Confirmation {...erased} />
      ) : (
        email && (
          <Found key={email} email={email} erased={(removal) => setErased({ email, removal })} />
        )
      )}
    </div>
  );
}

function Found({ email, erased }: { email: string; erased: (removal: Removal) => void }) {
  const query = new URLSearchParams({ email });
  const { answer, problem } = useLoaded<DeskPerson>(`person?${query}`);
  const { change } = useDesk();
  const [asked, setAsked] = useState(false);
  const [typed, setTyped] = useState('');
  useReported(problem);
  if (!answer) return problem ? null : <p>{texts.list.loading}</p>;
  if (answer.messages === 0) return <p role="status">{words.none}</p>;
  const { messages, files, latest } = answer;
  const same = typed.trim().toLowerCase() === email.toLowerCase();

  async function erase() {
    const sum = { messages: 0, files: 0, filesLeft: 0, complete: false };
    while (!sum.complete) {
      const removal = await change<Removal>(
        { do: 'erase', email, typed: typed.trim() },
        { text: texts.done.erase },
      );
      if (removal === null) return;
      sum.messages += removal.messages;
      sum.files += removal.files;
      sum.filesLeft += removal.filesLeft;
      sum.complete = removal.complete;
    }
    erased(sum);
  }

  return (
    <>
      <p role="status">
        <strong>{fill(words.found, { messages, files })}</strong>
      </p>
      <ul className={styles.list}>
        {latest.map((message) => (
          <li key={message.reference}>
            <Link to={addressOf({ state: 'all', message: message.reference })}>
              {formLabels[message.form]} {message.reference}
            </Link>{' '}
            {whenShort(message.received_at)} <Chips message={message} />
          </li>
        ))}
      </ul>
      <div className={styles.buttons}>
        <a href={`/api/v1/desk/export/json?${query}`} download>
          {words.export}
        </a>
        <Button look="quiet" onClick={() => setAsked(true)}>
          {actions.erase}
        </Button>
      </div>
      {asked && (
        <Question
          title={questions.eraseTitle}
          text={fill(questions.eraseText, { email, messages, files })}
          yes={actions.erase}
          disabled={!same}
          onYes={erase}
          onClose={() => setAsked(false)}
        >
          <TextField
            id="typed"
            field={{
              name: 'typed',
              label: words.typed,
              error: typed !== '' && !same && !email.startsWith(typed) ? words.wrong : undefined,
            }}
            required
            autoComplete="off"
            value={typed}
            onChange={({ target }) => setTyped(target.value)}
          />
        </Question>
      )}
    </>
  );
}

/** What the person gets in writing. */
function Confirmation({ email, removal }: { email: string; removal: Removal }) {
  const { say } = useDesk();
  const { messages, files, filesLeft } = removal;
  const text = fill(words.confirmation, { date: day(Date.now()), messages, files, email });
  return (
    <section className={styles.confirmation} role="status">
      <h3 className={styles.part}>{words.confirmationTitle}</h3>
      <p>{text}</p>
      <div className={styles.buttons}>
        <LinkButton to={mail(email, words.confirmationSubject, text)}>{actions.mail}</LinkButton>
        <Button
          look="quiet"
          onClick={() =>
            navigator.clipboard.writeText(text).then(
              () => say(texts.done.copied),
              () => say(texts.problems.refused),
            )
          }
        >
          {actions.copy}
        </Button>
      </div>
      <p>{words.mailbox}</p>
      {filesLeft > 0 && <p>{words.filesLeft}</p>}
    </section>
  );
}
