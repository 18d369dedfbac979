import blog from '@content/blog';
import company from '@content/company';
import { IconLink } from '../../../components/IconButton';
import * as icons from '../../../components/icons';
import type { PostMetadata } from '../../post';
import { CopyButton } from '../CopyButton';
import styles from './styles.module.css';

const shareTargets = [
  ['WhatsApp', icons.WhatsappLogo, 'https://wa.me/?text={title}%20{url}'],
  ['LinkedIn', icons.LinkedInLogo, 'https://www.linkedin.com/sharing/share-offsite/?url={url}'],
  ['Facebook', icons.FacebookLogo, 'https://www.facebook.com/sharer/sharer.php?u={url}'],
  ['X', icons.TwitterLogo, 'https://x.com/intent/post?text={title}&url={url}'],
  [blog.post.email, icons.MailLogo, 'mailto:?subject={title}&body={url}'],
] as const;

/** Plain links load nothing from a social network until a reader follows a link. */
export function Share({ post }: { post: PostMetadata }) {
  const postUrl = `${company.site}${post.to}`;
  const encodedTitle = encodeURIComponent(post.title);
  const encodedUrl = encodeURIComponent(postUrl);

  return (
    <div className={styles.share}>
      <p id="post_share" className={styles.label}>
        {blog.post.share}
      </p>
      <ul className={styles.list} aria-labelledby="post_share">
        {shareTargets.map(([name, Icon, urlTemplate]) => (
          <li key={name}>
            <IconLink
              to={urlTemplate.replace('{title}', encodedTitle).replace('{url}', encodedUrl)}
              aria-label={name}
            >
              <Icon />
            </IconLink>
          </li>
        ))}
      </ul>
      <CopyButton
        label={blog.post.copyLink}
        copiedLabel={blog.post.copied}
        getText={() => postUrl}
        className={styles.copy}
      />
    </div>
  );
}
