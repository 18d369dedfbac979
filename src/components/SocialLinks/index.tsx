import type { IconType } from 'react-icons';
import {
  FaFacebookF,
  FaGithub,
  FaInstagram,
  FaLinkedinIn,
  FaWhatsapp,
  FaXTwitter,
  FaYoutube,
} from 'react-icons/fa6';
import type { Content } from '../../content/schemas';
import { ExternalLink } from '../ExternalLink';
import styles from './styles.module.css';

type Profiles = Content['company']['floating'];

const icons: Record<Profiles[number]['network'], IconType> = {
  facebook: FaFacebookF,
  github: FaGithub,
  instagram: FaInstagram,
  linkedin: FaLinkedinIn,
  twitter: FaXTwitter,
  whatsapp: FaWhatsapp,
  youtube: FaYoutube,
};

export function SocialLinks({ profiles, className }: { profiles: Profiles; className?: string }) {
  return (
    <ul className={className}>
      {profiles.map(({ network, label, address }) => {
        const NetworkIcon = icons[network];
        return (
          <li key={network}>
            <ExternalLink className={styles.link} to={address} label={label}>
              <NetworkIcon size={18} aria-hidden="true" />
            </ExternalLink>
          </li>
        );
      })}
    </ul>
  );
}
