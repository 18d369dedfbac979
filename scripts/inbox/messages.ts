import * as v from 'valibot';
import { fieldLabels, formLabels, formSchemas } from '../../src/shared/forms.ts';
import { referencePattern } from '../../worker/inquiries/reference.ts';
import { Advice } from './arguments.ts';
import type { Desk, Row } from './wrangler.ts';

const fieldsSchema = v.pipe(v.string(), v.parseJson(), v.record(v.string(), v.string()));

export function fieldsOf(row: Row): Record<string, string> {
  return v.parse(fieldsSchema, row.fields);
}

export function formLabel(row: Row): string {
  const names = Object.entries(formLabels);
  return names.find(([name]) => name === row.form)?.[1] ?? String(row.form);
}

export function when(milliseconds: string | number | null | undefined): string {
  if (typeof milliseconds !== 'number') return '';
  return new Date(milliseconds).toLocaleString('sv-SE', { dateStyle: 'short', timeStyle: 'short' });
}

/** Takes a reference as people write it: in small letters, without CC-. */
export function readReference(typed: string | undefined): string {
  const letters = (typed ?? '')
    .toUpperCase()
    .replace(/[^A-Z0-9]/g, '')
    .replace(/^CC/, '');
  const reference = `CC-${letters.slice(0, 4)}-${letters.slice(4)}`;
  if (!referencePattern.test(reference))
    throw new Advice(
      'Name one message by its reference, such as CC-7K3M-9QX2. `npm run inbox` lists them.',
    );
  return reference;
}

export async function findMessage(desk: Desk, typed: string | undefined): Promise<Row> {
  const reference = readReference(typed);
  const [row] = await desk.ask('SELECT * FROM inquiries WHERE reference = ?', [reference]);
  if (!row)
    throw new Advice(
      `There is no message ${reference} here. With --remote the deployed database is asked.`,
    );
  return row;
}

/** Every field that any form has, in the order of the forms. */
export const allFields = [
  ...new Set(Object.values(formSchemas).flatMap(({ entries }) => Object.keys(entries))),
];

export function fieldLabel(field: string): string {
  return fieldLabels[field] ?? field;
}
