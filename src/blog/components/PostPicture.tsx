import { Picture } from '../../components/Picture';
import type { Picture as PictureData } from '../../content/schemas';

/** The remark plugin in src/blog/plugin/pictures.ts inserts this component for each picture. */
export function PostPicture(props: { picture: string; caption?: string }) {
  const pictureData: PictureData = JSON.parse(props.picture);
  const isWide = pictureData.width >= 2 * pictureData.height;
  return (
    <figure data-wide={isWide || undefined}>
      <Picture
        picture={pictureData}
        sizes={isWide ? '(width < 75em) 92vw, 1230px' : '(width < 48em) 92vw, 688px'}
        jpegFallback
      />
      {props.caption && <figcaption>{props.caption}</figcaption>}
    </figure>
  );
}
