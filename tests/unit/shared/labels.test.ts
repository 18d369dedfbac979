import { expect, test } from 'vitest';
import { fieldLabels, formSchemas } from '../../../src/shared/forms.ts';

test('every field of a form has a label', () => {
  const fields = Object.values(formSchemas).flatMap(({ entries }) => Object.keys(entries));
  expect(fields.filter((field) => !fieldLabels[field])).toEqual([]);
});
