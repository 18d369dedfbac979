import page from '@content/pages/gallery';
import { Page } from '../components/Page';
import { Carousel } from './_gallery/Carousel';

export default function GalleryPage() {
  return (
    <Page page={page}>
      <Carousel />
    </Page>
  );
}
