import type { Content } from '../../content/schemas';
import { IconLink } from '../IconButton';
import {
  FacebookMark,
  GithubMark,
  InstagramMark,
  LinkedInMark,
  TwitterMark,
  WhatsappMark,
  YoutubeMark,
} from '../icons';

type Profiles = Content['company']['floating'];

const networkIcons = {
  facebook: FacebookMark,
  github: GithubMark,
  instagram: InstagramMark,
  linkedin: LinkedInMark,
  twitter: TwitterMark,
  whatsapp: WhatsappMark,
  youtube: YoutubeMark,
};

export function SocialLinks({ profiles, className }: { profiles: Profiles; className?: string }) {
  if (profiles.length === 0) {
    return null;
  }
  return (
    <ul className={className}>
      {profiles.map(({ network, label: profileLabel, address: profileUrl }) => {
        const NetworkIcon = networkIcons[network];
        return (
          <li key={profileUrl}>
            <IconLink to={profileUrl} label={profileLabel}>
              <NetworkIcon />
            </IconLink>
          </li>
        );
      })}
    </ul>
  );
}
