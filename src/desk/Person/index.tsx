import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button';
import { TextField } from '../../components/Field';
import { texts } from '../texts';
import { go, useAddress } from '../useAddress';
import { Found } from './Found';
import styles from './styles.module.css';

const { person: words } = texts;

/** Everything of one address: to hand it out or to erase it. */
export function Person() {
  const { email = '' } = useAddress();
  const [search, setSearch] = useState(0);

  function find(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const typed = new FormData(event.currentTarget).get('email');
    setSearch(search + 1);
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
      {email && <Found key={`${email} ${search}`} email={email} />}
    </div>
  );
}
