import { expect, test } from 'vitest';
import { fieldLabels, formSchemas } from '../../../src/shared/forms.ts';

test('every field of a form has a label', () => {
  const fieldNames = Object.values(formSchemas).flatMap(({ entries }) => Object.keys(entries));
  expect(fieldNames.filter((fieldName) => !fieldLabels[fieldName])).toEqual([]);
});
