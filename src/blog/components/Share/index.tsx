import blog from '@content/blog';
import useDocusaurusContext from '@docusaurus/useDocusaurusContext';
import { IconLink } from '../../../components/IconButton';
import {
  FacebookMark,
  LinkedInMark,
  MailMark,
  TwitterMark,
  WhatsappMark,
} from '../../../components/icons';
import type { PostMetadata } from '../../post';
import { CopyButton } from '../CopyButton';
import styles from './styles.module.css';

const networks = [
  { name: 'WhatsApp', Mark: WhatsappMark, address: 'https://wa.me/?text={title}%20{url}' },
  {
    name: 'LinkedIn',
    Mark: LinkedInMark,
    address: 'https://www.linkedin.com/sharing/share-offsite/?url={url}',
  },
  {
    name: 'Facebook',
    Mark: FacebookMark,
    address: 'https://www.facebook.com/sharer/sharer.php?u={url}',
  },
  { name: 'X', Mark: TwitterMark, address: 'https://x.com/intent/post?text={title}&url={url}' },
  { name: blog.post.email, Mark: MailMark, address: 'mailto:?subject={title}&body={url}' },
];

/** Plain links load nothing from a network until a reader follows one. */
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
        {networks.map(({ name, Mark, address }) => (
          <li key={name}>
            <IconLink to={address.replace('{title}', title).replace('{url}', link)} label={name}>
              <Mark />
            </IconLink>
          </li>
        ))}
      </ul>
      <CopyButton
        label={blog.post.copyLink}
        copiedLabel={blog.post.copied}
        getText={() => url}
        className={styles.copy}
      />
    </div>
  );
}
