import { Picture } from '../../components/Picture';
import type { Picture as PictureData } from '../../content/schemas';

/** Rendered for pictures in a post's text (plugin/pictures.ts). */
export function PostPicture({ picture, caption }: { picture: string; caption?: string }) {
  const pictureData: PictureData = JSON.parse(picture);
  return (
    <figure>
      <Picture picture={pictureData} sizes="(width < 48em) 92vw, 688px" jpegFallback />
      {caption && <figcaption>{caption}</figcaption>}
    </figure>
  );
}
