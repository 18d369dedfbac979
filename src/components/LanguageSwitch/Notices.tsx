import language from '@content/language';
import navigation from '@content/navigation';
import { useEffect, useState } from 'react';
import { accessStorage } from '../accessStorage';
import { useFramePathname } from '../framePathname';
import { Link } from '../Link';
import { nearestPageId, offeredKey } from '.';
import { findAddress } from './alternates';
import styles from './styles.module.css';

/** Says that a page is not there in this language; offers another once, to a browser that prefers it. */
export function LanguageNotices() {
  const path = useFramePathname();
  const [offer, setOffer] = useState<(typeof language.others)[number]>();
  useEffect(() => {
    const [preferred] = navigator.languages[0]?.split('-') ?? [];
    const other = language.others.find(({ locale }) => locale.split('-')[0] === preferred);
    if (other && accessStorage(() => localStorage.getItem(offeredKey)) === null) {
      accessStorage(() => localStorage.setItem(offeredKey, ''));
      setOffer(other);
    }
  }, []);
  return (
    <>
      <p id={nearestPageId} className={styles.nearest}>
        {navigation.language?.nearest}
      </p>
      {offer && (
        <aside aria-label={offer.texts.name} className={styles.offer} lang={offer.locale}>
          <Link href={findAddress(path, offer).address} hrefLang={offer.locale}>
            {offer.texts.offer}
          </Link>
        </aside>
      )}
    </>
  );
}
