import * as v from 'valibot';
import { list, picture, text } from './parts.ts';

export const gallerySchema = v.strictObject({
  heading: text(60),
  lead: text(160),
  pictures: list(v.strictObject({ caption: text(80), picture }), 13, 13),
  labels: v.strictObject({
    carousel: text(40),
    enlarge: text(40),
    viewer: text(40),
    previous: text(40),
    next: text(40),
    close: text(40),
    pause: text(40),
    play: text(40),
  }),
});
