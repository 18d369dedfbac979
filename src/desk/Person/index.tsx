import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { TextField } from '../../components/Field';
import { texts } from '../texts';
import { navigate, useDeskParams } from '../useDeskParams';
import { PersonData } from './PersonData';
import styles from './styles.module.css';

/** Finds all data of an e-mail address, to export or erase it. */
export function Person() {
  const { email = '' } = useDeskParams();
  const [submittedSearchCount, setSubmittedSearchCount] = useState(0);
  // A reset shows the new default value without a remount, which would lose the focus.
  const formRef = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => formRef.current?.reset(), [email]);

  function searchPerson(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const searchedEmail = new FormData(event.currentTarget).get('email');
    setSubmittedSearchCount(submittedSearchCount + 1);
    navigate({ view: 'person', email: String(searchedEmail).trim() });
  }

  return (
    <div className={styles.person}>
      <h2 className={styles.title}>{texts.views.person}</h2>
      <p>{texts.person.lead}</p>
      <form className={styles.search} onSubmit={searchPerson} ref={formRef}>
        <TextField
          field={{ name: 'email', label: texts.person.email }}
          type="email"
          required
          defaultValue={email}
          autoComplete="off"
        />
        <Button type="submit">{texts.person.find}</Button>
      </form>
      {email && <PersonData key={`${email} ${submittedSearchCount}`} email={email} />}
    </div>
  );
}
