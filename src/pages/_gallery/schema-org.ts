import company from '@content/company';
import gallery from '@content/gallery';
import page from '@content/pages/gallery';
import type { ImageGallery, ImageObject } from 'schema-dts';
import { buildPageUrl } from '../../components/localise';
import { buildLargestUrl } from '../../components/Picture/addresses';
import { buildShortOrganization } from '../../components/StructuredData/organization';

export function buildImageGallery(): ImageGallery {
  const { site, fullName } = company;
  return {
    '@type': 'ImageGallery',
    url: buildPageUrl('/gallery'),
    name: page.search.title,
    description: page.search.description,
    publisher: buildShortOrganization(),
    image: gallery.pictures.map(
      ({ caption, picture }): ImageObject => ({
        '@type': 'ImageObject',
        contentUrl: `${site}${buildLargestUrl(picture, 'jpeg')}`,
        caption,
        description: picture.alt,
        creator: { '@type': 'Organization', name: fullName },
        creditText: fullName,
        copyrightNotice: fullName,
      }),
    ),
  };
}
