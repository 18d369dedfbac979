import company from '@content/company';
import labels from '@content/forms/labels';
import type { FormTexts } from '../../content/schemas';
import { buildTelUrl } from '../../shared/tel-url';
import { officeHoursText } from '../office';
import { Portrait } from '../Portrait';
import styles from './styles.module.css';

export function AnsweringPerson({ person }: { person: NonNullable<FormTexts['person']> }) {
  return (
    <div className={styles.person}>
      <Portrait {...person} name={person.fullName} sizes="88px" className={styles.portrait} />
      <div>
        <p className={styles.name}>
          {labels.talk.replace('{name}', person.fullName).replace('{hours}', officeHoursText)}
        </p>
        <p className={styles.designation}>{person.designation}</p>
        <a href={buildTelUrl(company.phones[0])} className="action">
          {company.phones[0]}
        </a>
      </div>
    </div>
  );
}
