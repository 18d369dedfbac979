import page from '@content/pages/gallery';
import { Page } from '../components/Page';
import { WaysToReachUs } from '../components/WaysToReachUs';

export default function GalleryPage() {
  return (
    <Page page={page}>
      <WaysToReachUs />
    </Page>
  );
}
