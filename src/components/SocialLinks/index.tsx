import type { Content } from '../../content/schemas';
import { IconLink } from '../IconButton';
import * as icons from '../icons';

type Profiles = Content['company']['floating'];

const networkIcons = {
  facebook: icons.FacebookLogo,
  github: icons.GithubLogo,
  instagram: icons.InstagramLogo,
  linkedin: icons.LinkedInLogo,
  twitter: icons.TwitterLogo,
  whatsapp: icons.WhatsappLogo,
  youtube: icons.YoutubeLogo,
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
            <IconLink to={address} aria-label={label}>
              <NetworkIcon />
            </IconLink>
          </li>
        );
      })}
    </ul>
  );
}
