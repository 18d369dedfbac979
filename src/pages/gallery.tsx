import page from '@content/pages/gallery';
import { Page } from '../components/Page';
import { StructuredData } from '../components/StructuredData';
import { Carousel } from './_gallery/Carousel';
import { galleryInSchemaOrg } from './_gallery/schema-org';

export default function GalleryPage() {
  return (
    <Page page={page}>
      {BUILDING_PAGES && <StructuredData data={galleryInSchemaOrg()} />}
      <Carousel />
    </Page>
  );
}
