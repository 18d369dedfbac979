import career from '@content/pages/career';
import team from '@content/team';
import texts from '@content/team-page';
import { LinkButton } from '../../../components/Button';
import { buildColourStyle } from '../../../components/colourStyle';
import { buildMaskStyle } from '../../../components/Drawing';
import { ExternalLink } from '../../../components/ExternalLink';
import { LinkedInLogo } from '../../../components/icons';
import { Picture } from '../../../components/Picture';
import { Portrait } from '../../../components/Portrait';
import { Section } from '../../../components/Section';
import styles from './styles.module.css';

const { motif } = career;
/** The invitation fills the last row, or a row of its own, with the cloth of the page of jobs. */
const invitationStyle = {
  '--rest-of-four': 4 - (team.length % 4),
  ...buildColourStyle(motif?.colour ?? 'brand'),
};

/** The content has an invitation only while a job is open. */
export function Members() {
  const { heading, lead, photo, invitation } = texts;
  return (
    <Section labelledBy="members" heading={heading} lead={lead}>
      {photo && <Picture picture={photo} sizes="92vw" className={styles.photo} />}
      <ul className={styles.members}>
        {team.map(
          ({ slug, fullName, designation, bio, asks, linkedIn, ...portrait }, memberIndex) => (
            <li key={slug} className={styles.member}>
              <div className={styles.frame}>
                <Portrait name={fullName} {...portrait} eager={memberIndex < 4} />
                {linkedIn && (
                  <ExternalLink
                    className={styles.linkedIn}
                    to={linkedIn}
                    aria-label={texts.linkedIn.replace('{name}', fullName)}
                  >
                    <LinkedInLogo />
                  </ExternalLink>
                )}
              </div>
              <h3 className={styles.name}>{fullName}</h3>
              <p className={styles.designation}>{designation}</p>
              <p className={styles.bio}>{bio}</p>
              {asks && (
                <p className={styles.asks}>
                  <span className={styles.asksLabel}>{texts.asks}</span> {asks}
                </p>
              )}
            </li>
          ),
        )}
        {invitation && (
          <li className={`hem ${styles.invitation}`} style={invitationStyle} data-ground="dark">
            <h3 className={styles.title}>{invitation.heading}</h3>
            <p>{invitation.text}</p>
            <LinkButton {...invitation.link} variant="onDark" arrow />
            {motif && <div className={styles.motif} style={buildMaskStyle(motif.drawing)} />}
          </li>
        )}
      </ul>
    </Section>
  );
}
