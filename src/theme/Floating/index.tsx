import company from '@content/company';
import navigation from '@content/navigation';
import { useLocation } from '@docusaurus/router';
import { SocialLinks } from '../../components/SocialLinks';
import { ChatPanel } from './ChatPanel';
import { QuoteLink } from './QuoteLink';
import styles from './styles.module.css';

export function FloatingContacts() {
  const { pathname } = useLocation();
  const { labels, quote: quoteLink } = navigation;
  return (
    <div className={styles.floating}>
      {company.floating.length > 0 && (
        <nav aria-label={labels.social} className={styles.rail}>
          <SocialLinks profiles={company.floating} className={styles.social} />
        </nav>
      )}
      <aside aria-label={navigation.chat.title} className={styles.actions}>
        {!quoteLink.absentFrom.includes(pathname) && <QuoteLink />}
        {/* The path as the key unmounts the third party's chat on each navigation. */}
        <ChatPanel key={pathname} />
      </aside>
    </div>
  );
}
