import company from '@content/company';
import gallery from '@content/gallery';
import page from '@content/pages/gallery';
import type { ImageGallery, WithContext } from 'schema-dts';
import { plainAddress } from '../../components/Picture';
import { organizationInBrief } from '../../components/StructuredData/organization';

/** The pictures with their captions, and whose they are. */
export function galleryInSchemaOrg(): WithContext<ImageGallery> {
  const { site, fullName } = company;
  return {
    '@context': 'https://schema.org',
    '@type': 'ImageGallery',
    url: `${site}/gallery`,
    name: page.search.title,
    description: page.search.description,
    publisher: organizationInBrief(),
    image: gallery.pictures.map(({ caption, picture }) => ({
      '@type': 'ImageObject',
      contentUrl: `${site}${plainAddress(picture)}`,
      caption,
      description: picture.alt,
      creator: { '@type': 'Organization', name: fullName },
      creditText: fullName,
      copyrightNotice: fullName,
    })),
  };
}
