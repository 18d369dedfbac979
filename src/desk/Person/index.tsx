import { type FormEvent, useLayoutEffect, useRef, useState } from 'react';
import { Button } from '../../components/Button';
import { TextField } from '../../components/Field';
import { describeRequestDay, getOfficeDay } from '../format';
import { texts } from '../texts';
import { navigate, useDeskParams } from '../useDeskParams';
import { View } from '../View';
import { PersonData } from './PersonData';
import styles from './styles.module.css';

/** Finds all data of an e-mail address, to export or erase it. */
export function Person() {
  const { email = '', asked } = useDeskParams();
  const [searchCount, setSearchCount] = useState(0);
  // A reset shows the new default value without a remount, which would lose the focus.
  const formRef = useRef<HTMLFormElement>(null);
  useLayoutEffect(() => formRef.current?.reset(), [email, asked]);

  function searchPerson(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const formData = new FormData(event.currentTarget);
    setSearchCount(searchCount + 1);
    navigate({
      view: 'person',
      email: String(formData.get('email')).trim(),
      asked: String(formData.get('asked')),
    });
  }

  return (
    <View name="person">
      <p>{texts.person.lead}</p>
      <form className={styles.search} onSubmit={searchPerson} ref={formRef}>
        <TextField
          field={{ name: 'email', label: texts.person.email }}
          type="email"
          required
          defaultValue={email}
          autoComplete="off"
        />
        <TextField
          field={{ name: 'asked', label: texts.person.asked }}
          type="date"
          max={getOfficeDay()}
          defaultValue={asked}
        />
        <Button type="submit">{texts.person.find}</Button>
      </form>
      {email && asked && <p>{describeRequestDay(asked)}</p>}
      {email && <PersonData key={`${email} ${searchCount}`} email={email} />}
    </View>
  );
}
