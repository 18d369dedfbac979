import team from '@content/team';
import words from '@content/team-page';
import type { CSSProperties } from 'react';
import { LinkButton } from '../../../components/Button';
import { Section } from '../../../components/Section';
import { Member } from './Member';
import styles from './styles.module.css';

/** The free places in the last row of four, or a whole row. */
const rest = {
  '--rest-of-four': 4 - (team.length % 4),
} as CSSProperties;

/** All members, and an invitation to join. */
export function Members() {
  const { heading, lead, invitation } = words;
  return (
    <Section labelledBy="members" heading={heading} lead={lead}>
      <ul className={styles.members}>
        {team.map((member, position) => (
          <Member key={member.slug} member={member} first={position < 4} />
        ))}
        <li className={styles.invitation} style={rest}>
          <div>
            <h3 className={styles.title}>{invitation.heading}</h3>
            <p className={styles.text}>{invitation.text}</p>
          </div>
          <LinkButton to={invitation.link.to} look="quiet" arrow>
            {invitation.link.label}
          </LinkButton>
          <img
            className={styles.plant}
            hidden={team.length % 4 === 3}
            src="/drawn/empty/nothing-yet.svg"
            alt=""
            width="400"
            height="300"
            loading="lazy"
          />
        </li>
      </ul>
    </Section>
  );
}
