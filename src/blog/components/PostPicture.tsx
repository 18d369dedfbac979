import { Picture } from '../../components/Picture';
import type { Picture as PictureData } from '../../content/schemas';

/** A remark plugin in src/blog/plugin/pictures.ts turns pictures of a post's text into this component. */
export function PostPicture(props: { picture: string; caption?: string }) {
  const pictureData: PictureData = JSON.parse(props.picture);
  return (
    <figure>
      <Picture picture={pictureData} sizes="(width < 48em) 92vw, 688px" jpegFallback />
      {props.caption && <figcaption>{props.caption}</figcaption>}
    </figure>
  );
}
