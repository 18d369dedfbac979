import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { expect, it } from 'vitest';
import { findUnfinished, listUnfinished } from '../../scripts/steps/unfinished.ts';

it('the owner is told of each sample entry once, by its name', () => {
  expect(
    findUnfinished({ team: [{ fullName: 'Asha Rao', sample: true, site: 'https://a.example' }] }),
  ).toEqual(['team.0: sample content (Asha Rao).']);
});

it('the owner is told of placeholder addresses and numbers', () => {
  expect(
    findUnfinished({
      company: {
        email: 'hello@codecrafters.example',
        phones: ['+91 522 000 0001', '+91 522 400 1234'],
      },
    }),
  ).toEqual([
    'company.email: "hello@codecrafters.example" is a placeholder.',
    'company.phones.0: "+91 522 000 0001" is a placeholder.',
  ]);
});

it('finished content passes', () => {
  expect(
    findUnfinished({ company: { email: 'hello@agency.in', site: 'https://agency.in' } }),
  ).toEqual([]);
});

it('the owner is told of sample authors and of the Worker’s placeholder addresses as well', () => {
  const project = mkdtempSync(path.join(tmpdir(), 'code-crafters-unfinished-'));
  mkdirSync(`${project}/blog`);
  mkdirSync(`${project}/worker`);
  writeFileSync(`${project}/blog/authors.yml`, 'asha: { name: Asha Rao, sample: true }\n');
  writeFileSync(
    `${project}/worker/wrangler.jsonc`,
    '{\n  // Where mail goes.\n  "vars": { "MAIL_TO": "hello@agency.example", "SITE_URL": "https://agency.in" }\n}\n',
  );
  expect(listUnfinished(project).filter((line) => /^(blog|worker)/.test(line))).toEqual([
    'blog/authors.yml.asha: sample content (Asha Rao).',
    'worker/wrangler.jsonc.MAIL_TO: "hello@agency.example" is a placeholder.',
  ]);
  rmSync(project, { recursive: true });
});
