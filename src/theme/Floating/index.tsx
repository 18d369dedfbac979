import company from '@content/company';
import navigation from '@content/navigation';
import { useLocation } from '@docusaurus/router';
import { SocialLinks } from '../../components/SocialLinks';
import { ChatPanel } from './ChatPanel';
import { QuoteLink } from './QuoteLink';
import styles from './styles.module.css';

export function FloatingContacts() {
  const { pathname } = useLocation();
  return (
    <div className={styles.floating}>
      {company.floating.length > 0 && (
        <nav aria-label={navigation.labels.social} className={styles.rail}>
          <SocialLinks profiles={company.floating} className={styles.social} />
        </nav>
      )}
      <aside aria-label={navigation.chat.title} className={styles.actions}>
        {/* With the path in the key, a navigation drops a dialog that is loading, and the chat. */}
        {!navigation.quote.absentFrom.includes(pathname) && <QuoteLink key={`quote ${pathname}`} />}
        <ChatPanel key={`chat ${pathname}`} />
      </aside>
    </div>
  );
}
