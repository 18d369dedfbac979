/** What the owner wrote, for tests to expect it: the files as pages get them, texts filled in. */
import { globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import type { Content } from '../../src/content/schemas/index.ts';
import { buildMenu } from '../../src/plugins/content/services.ts';

const folder = path.resolve(import.meta.dirname, '../../src/content');
const company: Content['company'] = parse(read('company.yml'));
const texts: Record<string, string> = { company: company.name, ...company.address };

export function content<Name extends keyof Content>(name: Name): Content[Name] {
  return parse(fillIn(read(`${name}.yml`)));
}

export const services: Content['services'] = Object.fromEntries(
  globSync('*.yml', { cwd: path.join(folder, 'services') })
    .sort()
    .map((file) => [path.basename(file, '.yml'), readService(file)]),
);

function readService(file: string): Content['services'][string] {
  const service = parse(fillIn(read(`services/${file}`)));
  return { ...service, menu: { shown: true, ...service.menu } };
}

/** The main menu: About first, then the groups of services. */
export function menu() {
  return buildMenu({ navigation: content('navigation'), services: services });
}

function read(file: string): string {
  return readFileSync(path.join(folder, file), 'utf8');
}

/** The schemas tell of a name that nothing fills in; {service} and {name} are the pages' own. */
function fillIn(text: string): string {
  return text.replace(/\{(company|street|city)\}/g, (_gap, name: string) => texts[name] ?? '');
}
