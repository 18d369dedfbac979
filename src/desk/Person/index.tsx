import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button';
import { TextField } from '../../components/Field';
import type { Removal } from '../api';
import { texts } from '../texts';
import { go, useAddress } from '../useAddress';
import { Confirmation } from './Confirmation';
import { Found } from './Found';
import styles from './styles.module.css';

const { person: words } = texts;

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
      {erased?.email === email ? (
        <Confirmation {...erased} />
      ) : (
        email && (
          <Found key={email} email={email} onErased={(removal) => setErased({ email, removal })} />
        )
      )}
    </div>
  );
}
