import { useEffect, useRef } from 'react';
import styles from './chosen-files.lazy.module.css';

const sizePx = 96;

/** Draws the file on a canvas, because the Content-Security-Policy refuses `blob:` URLs of an image. */
export function Thumbnail({ file }: { file: File }) {
  const canvasRef = useRef<HTMLCanvasElement>(null);
  useEffect(() => {
    async function draw() {
      const bitmap = await createImageBitmap(file);
      const side = Math.min(bitmap.width, bitmap.height);
      const [left, top] = [(bitmap.width - side) / 2, (bitmap.height - side) / 2];
      canvasRef.current
        ?.getContext('2d')
        ?.drawImage(bitmap, left, top, side, side, 0, 0, sizePx, sizePx);
      bitmap.close();
    }
    // A browser that cannot show the kind, such as HEIC, leaves the place empty.
    draw().catch(() => {});
  }, [file]);
  return <canvas ref={canvasRef} width={sizePx} height={sizePx} className={styles.thumbnail} />;
}
