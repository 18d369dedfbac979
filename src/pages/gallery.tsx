import gallery from '@content/gallery';
import page from '@content/pages/gallery';
import { Page } from '../components/Page';
import { StructuredData } from '../components/StructuredData';
import { Pictures } from './_gallery/Pictures';
import { buildImageGallery } from './_gallery/schema-org';

export default function GalleryPage() {
  return (
    <Page page={page}>
      {gallery.pictures.length > 0 && <StructuredData things={[buildImageGallery()]} />}
      <Pictures />
    </Page>
  );
}
