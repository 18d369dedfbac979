import language from '@content/language';
import navigation from '@content/navigation';
import { useEffect, useState } from 'react';
import { accessStorage } from '../accessStorage';
import { useFramePathname } from '../framePathname';
import { Link } from '../Link';
import { findAddress } from './alternates';
import styles from './styles.module.css';

/** The id of the line that says that a page is not there in the chosen language. */
const nearestPageId = 'nearest';

const offeredKey = 'language-offered';

export function LanguageSwitch() {
  const path = useFramePathname();
  return (
    <p className={styles.switch}>
      <span aria-current="true">{navigation.language?.name}</span>
      {language.others.map((other) => {
        const { locale, texts } = other;
        const { address, isSamePage } = findAddress(path, other);
        return (
          <Link
            key={locale}
            href={isSamePage ? address : `${address}#${nearestPageId}`}
            hrefLang={locale}
            lang={locale}
            className={styles.link}
            onClick={() => accessStorage(() => localStorage.setItem(offeredKey, ''))}
          >
            {texts.name}
          </Link>
        );
      })}
    </p>
  );
}

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
