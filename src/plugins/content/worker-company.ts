/** Writes what the Worker knows of company.yml as JSON: it bundles no YAML, and its tests need no build. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Content } from '../../content/schemas/index.ts';

const target = fileURLToPath(new URL('../../../worker/company.json', import.meta.url));

export function workerCompany(company: Content['company']): string {
  const { name, address, locale, timeZone, referencePrefix } = company;
  const known = { name, country: address.country, locale, timeZone, referencePrefix };
  return `${JSON.stringify(known, null, 2)}\n`;
}

/** Not for a test's own content. */
export function writeWorkerCompany(company: Content['company']): void {
  const text = workerCompany(company);
  const isKept = existsSync(target) && readFileSync(target, 'utf8') === text;
  if (!process.env.CONTENT_DIR && !isKept) writeFileSync(target, text);
}
