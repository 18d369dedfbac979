import * as v from 'valibot';
import { link, text } from './parts.ts';

export const errorsSchema = v.strictObject({
  title: text(60),
  unknownStatus: text(40),
  retryLabel: text(40),
  home: link,
});
