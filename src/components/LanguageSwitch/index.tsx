import language from '@content/language';
import navigation from '@content/navigation';
import { accessStorage } from '../accessStorage';
import { useFramePathname } from '../framePathname';
import { Link } from '../Link';
import { findAddress } from './alternates';
import styles from './styles.module.css';

/** The id of the line that says that a page is not there in the chosen language. */
export const nearestPageId = 'nearest';

export const offeredKey = 'language-offered';

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
