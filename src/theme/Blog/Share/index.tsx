import blog from '@content/blog';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { FaEnvelope, FaFacebookF, FaLinkedinIn, FaWhatsapp, FaXTwitter } from 'react-icons/fa6';
import { ExternalLink } from '../../../components/ExternalLink';
import type { PostMetadata } from '../../../content/schemas/post';
import { CopyButton } from '../CopyButton';
import styles from './styles.module.css';

const places = [
  { name: 'WhatsApp', Icon: FaWhatsapp, address: 'https://wa.me/?text={title}%20{url}' },
  {
    name: 'LinkedIn',
    Icon: FaLinkedinIn,
    address: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
  },
  {
    name: 'Facebook',
    Icon: FaFacebookF,
    address: 'https://www.facebook.com/sharer/sharer.php?u={url}',
  },
  { name: 'X', Icon: FaXTwitter, address: 'https://x.com/intent/post?text={title}&url={url}' },
];

/** Plain links: nothing of those sites loads before a reader follows one. */
export function Share({ post }: { post: PostMetadata }) {
  const { siteConfig } = useDocusaurusContext();
  const url = `${siteConfig.url}${post.to}`;
  const title = encodeURIComponent(post.title);
  const link = encodeURIComponent(url);

  return (
    <div className={styles.share}>
      <p id="share" className={styles.label}>
        {blog.post.share}
      </p>
      <ul className={styles.list} aria-labelledby="share">
        {places.map(({ name, Icon, address }) => (
          <li key={name}>
            <ExternalLink
              className={styles.place}
              to={address.replace('{title}', title).replace('{url}', link)}
              label={name}
            >
              <Icon size={18} aria-hidden="true" />
            </ExternalLink>
          </li>
        ))}
        <li>
          <a
            className={styles.place}
            href={`mailto:?subject=${title}&body=${link}`}
            aria-label={blog.post.email}
          >
            <FaEnvelope size={18} aria-hidden="true" />
          </a>
        </li>
      </ul>
      <CopyButton
        words={blog.post.copyLink}
        copied={blog.post.copied}
        read={() => url}
        className={styles.copy}
      />
    </div>
  );
}
