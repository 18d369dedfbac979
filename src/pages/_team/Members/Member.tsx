import words from '@content/team-page';
import { FaLinkedinIn } from 'react-icons/fa6';
import { ExternalLink } from '../../../components/ExternalLink';
import { Portrait } from '../../../components/Portrait';
import type { Content } from '../../../content/schemas';
import styles from './styles.module.css';

export function Member({
  member: { fullName, designation, bio, linkedIn, picture },
  first,
}: {
  member: Content['team'][number];
  first: boolean;
}) {
  return (
    <li className={styles.member}>
      <div className={styles.frame}>
        <Portrait picture={picture} first={first} />
        <ExternalLink
          className={styles.linkedIn}
          to={linkedIn}
          label={words.linkedIn.replace('{name}', fullName)}
        >
          <FaLinkedinIn size={18} aria-hidden="true" />
        </ExternalLink>
      </div>
      <h3 className={styles.name}>{fullName}</h3>
      <p className={styles.designation}>{designation}</p>
      <p className={styles.bio}>{bio}</p>
    </li>
  );
}
