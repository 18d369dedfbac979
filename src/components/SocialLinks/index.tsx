import navigation from '@content/navigation';
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
            <a
              className={styles.link}
              href={address}
              target="_blank"
              rel="noopener noreferrer"
              aria-label={`${label} (${navigation.labels.newTab})`}
            >
              <NetworkIcon size={18} aria-hidden="true" />
            </a>
          </li>
        );
      })}
    </ul>
  );
}
