import company from '@content/company';
import gallery from '@content/gallery';
import page from '@content/pages/gallery';
import type { ImageGallery, ImageObject } from 'schema-dts';
import { jpegAddress } from '../../components/Picture/addresses';
import { organizationInBrief } from '../../components/StructuredData/organization';

export function galleryInSchemaOrg(): ImageGallery {
  const { site, fullName } = company;
  return {
    '@type': 'ImageGallery',
    url: `${site}/gallery`,
    name: page.search.title,
    description: page.search.description,
    publisher: organizationInBrief(),
    image: gallery.pictures.map(
      ({ caption, picture }): ImageObject => ({
        '@type': 'ImageObject',
        contentUrl: `${site}${jpegAddress(picture)}`,
        caption,
        description: picture.alt,
        creator: { '@type': 'Organization', name: fullName },
        creditText: fullName,
        copyrightNotice: fullName,
      }),
    ),
  };
}
