import * as v from 'valibot';
import { list, picture, sample, text, webAddress } from './parts.ts';

/** The sites in the home page's "Our Best Work". */
export const clientsSchema = list(
  v.strictObject({
    name: text(50),
    url: webAddress,
    picture,
    sample,
  }),
  5,
  5,
);
