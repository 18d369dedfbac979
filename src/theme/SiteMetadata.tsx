import company from '@content/company';
import Head from '@docusaurus/Head';
import { useFramePathname } from '../components/framePathname';
import { useAlternates } from '../components/LanguageSwitch/alternates';
import { localise } from '../components/localise';
import { buildSharePicturePath, sharePictureSize } from '../content/share-picture-path';

export default function SiteMetadata() {
  const alternates = useAlternates();
  const canonicalPath = localise(useFramePathname());
  const canonicalUrl = company.site + canonicalPath;
  return (
    <Head>
      <link rel="canonical" href={canonicalUrl} />
      {alternates.map(({ hrefLang, path }) => (
        <link key={hrefLang} rel="alternate" hrefLang={hrefLang} href={company.site + path} />
      ))}
      <meta property="og:url" content={canonicalUrl} />
      <meta property="og:type" content="website" />
      <meta property="og:locale" content={company.locale.replace('-', '_')} />
      <meta property="og:site_name" content={company.name} />
      <meta property="og:image" content={company.site + buildSharePicturePath(canonicalPath)} />
      <meta property="og:image:type" content="image/jpeg" />
      <meta property="og:image:width" content={String(sharePictureSize.width)} />
      <meta property="og:image:height" content={String(sharePictureSize.height)} />
      <meta name="twitter:card" content="summary_large_image" />
    </Head>
  );
}
