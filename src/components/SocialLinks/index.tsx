import type { Content } from '../../content/schemas';
import { IconLink } from '../IconButton';
import {
  FacebookLogo,
  GithubLogo,
  InstagramLogo,
  LinkedInLogo,
  TwitterLogo,
  WhatsappLogo,
  YoutubeLogo,
} from '../icons';

type Profiles = Content['company']['floating'];

const networkIcons = {
  facebook: FacebookLogo,
  github: GithubLogo,
  instagram: InstagramLogo,
  linkedin: LinkedInLogo,
  twitter: TwitterLogo,
  whatsapp: WhatsappLogo,
  youtube: YoutubeLogo,
};

export function SocialLinks({ profiles, className }: { profiles: Profiles; className?: string }) {
  if (profiles.length === 0) {
    return null;
  }
  return (
    <ul className={className}>
      {profiles.map(({ network, label, address }) => {
        const NetworkIcon = networkIcons[network];
        return (
          <li key={address} data-network={network}>
            <IconLink to={address} label={label}>
              <NetworkIcon />
            </IconLink>
          </li>
        );
      })}
    </ul>
  );
}
