import { type FormEvent, useState } from 'react';
import { Button } from '../../components/Button';
import { TextField } from '../../components/Field';
import { texts } from '../texts';
import { navigate, useDeskParams } from '../useDeskParams';
import { PersonData } from './PersonData';
import styles from './styles.module.css';

const { person: personTexts } = texts;

/** Finds all data of an e-mail address, to export or erase it. */
export function Person() {
  const { email = '' } = useDeskParams();
  const [submittedSearchCount, setSubmittedSearchCount] = useState(0);

  function searchPerson(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const searchedEmail = new FormData(event.currentTarget).get('email');
    setSubmittedSearchCount(submittedSearchCount + 1);
    navigate({ view: 'person', email: String(searchedEmail).trim() });
  }

  return (
    <div className={styles.person}>
      <h2 className={styles.title}>{texts.views.person}</h2>
      <p>{personTexts.lead}</p>
      <form className={styles.search} onSubmit={searchPerson} key={email}>
        <TextField
          field={{ name: 'email', label: personTexts.email }}
          type="email"
          required
          defaultValue={email}
          autoComplete="off"
        />
        <Button type="submit">{personTexts.find}</Button>
      </form>
      {email && <PersonData key={`${email} ${submittedSearchCount}`} email={email} />}
    </div>
  );
}
