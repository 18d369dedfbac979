import * as v from 'valibot';
import { text } from './parts.ts';

export const documentsSchema = v.strictObject({ contents: text(40) });
