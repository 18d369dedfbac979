import * as v from 'valibot';
import { expect, it } from 'vitest';
import { formsSchema } from '../../../src/content/schemas/forms.ts';
import { jobsSchema } from '../../../src/content/schemas/jobs.ts';
import { readContent } from '../../../src/plugins/content/read.ts';
import { formSchemas } from '../../../src/shared/forms.ts';

const { forms, jobs } = readContent();

it('every field of every form has its words', () => {
  for (const [name, schema] of Object.entries(formSchemas)) {
    const { fields } = forms[name as keyof typeof formSchemas];
    expect(Object.keys(fields).sort()).toEqual(Object.keys(schema.entries).sort());
  }
});

it('an owner who leaves a field’s words out is told which', () => {
  const { email: _email, ...fields } = forms.inquiry.fields;
  const result = v.safeParse(formsSchema, { ...forms, inquiry: { ...forms.inquiry, fields } });
  expect(result.issues?.map((issue) => v.getDotPath(issue))).toEqual(['inquiry.fields.email']);
});

it('an owner who ends a job before it begins is told so', () => {
  const [job] = jobs;
  const result = v.safeParse(jobsSchema, [{ ...job, validThrough: job?.posted }]);
  expect(result.issues?.map((issue) => [v.getDotPath(issue), issue.message])).toEqual([
    ['0.validThrough', 'Write a day after "posted".'],
  ]);
});

it('an owner who writes a day another way is told how', () => {
  const [job] = jobs;
  const result = v.safeParse(jobsSchema, [{ ...job, posted: '2 Nov' }]);
  expect(result.issues?.[0]?.message).toBe('Write a day like 2026-11-02.');
});
