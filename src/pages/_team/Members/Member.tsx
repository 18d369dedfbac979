import words from '@content/team-page';
import { ExternalLink } from '../../../components/ExternalLink';
import { LinkedInMark } from '../../../components/icons';
import { Portrait } from '../../../components/Portrait';
import type { ContentFile } from '../../../content/schemas';
import styles from './styles.module.css';

export function Member({
  member: { fullName, designation, bio, linkedIn, drawing, photo },
  first,
}: {
  member: ContentFile<'team'>[number];
  first: boolean;
}) {
  return (
    <li className={styles.member}>
      <div className={styles.frame}>
        <Portrait person={{ name: fullName, drawing, photo }} first={first} />
        {linkedIn && (
          <ExternalLink
            className={styles.linkedIn}
            to={linkedIn}
            label={words.linkedIn.replace('{name}', fullName)}
          >
            <LinkedInMark />
          </ExternalLink>
        )}
      </div>
      <h3 className={styles.name}>{fullName}</h3>
      <p className={styles.designation}>{designation}</p>
      <p className={styles.bio}>{bio}</p>
    </li>
  );
}
