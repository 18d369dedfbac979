import company from '@content/company';
import menu from '@content/menu';
import navigation from '@content/navigation';
import { useFramePathname } from '../../components/framePathname';
import { SocialLinks } from '../../components/SocialLinks';
import { ChatPanel } from './ChatPanel';
import styles from './styles.module.css';

export function FloatingContacts() {
  const pathname = useFramePathname();
  const profiles = company.floating.map((profile) =>
    profile.network === 'whatsapp'
      ? { ...profile, address: buildWhatsappUrl(profile.address, pathname) }
      : profile,
  );
  return (
    <div className={styles.floating}>
      {profiles.length > 0 && (
        <nav aria-label={navigation.labels.social} className={styles.rail}>
          <SocialLinks profiles={profiles} className={styles.social} />
        </nav>
      )}
      {/* With the path in the key, a navigation drops the chat and a dialog that is loading. */}
      <ChatPanel
        key={pathname}
        whatsappProfile={profiles.find(({ network }) => network === 'whatsapp')}
        hasQuoteLink={!navigation.quote.absentFrom.includes(pathname)}
      />
    </div>
  );
}

/** On the page of a service, the prefilled message names it. */
function buildWhatsappUrl(address: string, pathname: string): string {
  const service = menu
    .flatMap(({ links }) => links)
    .find(({ to }) => to === pathname && to.startsWith('/service/'));
  if (!service) {
    return address;
  }
  const message = navigation.chat.whatsapp.message.replace('{service}', service.label);
  return `${address.split('?')[0]}?text=${encodeURIComponent(message)}`;
}
