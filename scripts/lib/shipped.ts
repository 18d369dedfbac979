/** Recognises shipped content that another agency has left unchanged. */
import { createHash } from 'node:crypto';
import { existsSync, globSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parse } from 'yaml';
import ours from './shipped.json' with { type: 'json' };

export interface Shipped {
  isShipped(value: unknown): boolean;
  /** A word of the shipped agency's name or place that this text says. */
  wordIn(text: string): string | undefined;
}

/** What the Worker and its stores are called until set-up asks. */
const stores = 'codecrafters-';

/** Places that texts and pictures of the shipped city name. */
const landmarks = ['Gomti Nagar', 'Shaheed Path', 'Ekana Stadium'];

/** Finds nothing for the agency that the content was written for. */
export function readShipped(content: string, record: typeof ours = ours): Shipped {
  const file = path.join(content, 'company.yml');
  const { name, address } = Object(existsSync(file) && parse(readFileSync(file, 'utf8')));
  const words = [
    ...(name === record.name ? [] : [record.name, stores]),
    ...(address?.city === record.city ? [] : [record.city, ...landmarks]),
  ];
  return {
    isShipped: (value) => words.length > 0 && record.hashes.split(' ').includes(hashOf(value)),
    wordIn: (text) => words.find((word) => text.includes(word)),
  };
}

/** Hashes of all that an owner should write anew; shipped.json keeps ours. */
export function hashContent(content: string, blog: string): string[] {
  const read = (file: string) => parse(readFileSync(path.join(content, file), 'utf8'));
  return [
    ...globSync('services/*.yml', { cwd: content }).map(read),
    ...['jobs.yml', 'industries.yml', 'faq.yml'].flatMap(read),
    read('brand.json').mark,
    ...read('gallery.yml').pictures,
    ...read('agency.yml').figures,
    ...read('mission-vision.yml').timeline.steps,
    ...globSync('*/index.{md,mdx}', { cwd: blog }).map((file) =>
      readFileSync(path.join(blog, file), 'utf8'),
    ),
    ...globSync('pictures/**/*.*', { cwd: content }).map((file) =>
      readFileSync(path.join(content, file), 'base64'),
    ),
  ]
    .map(hashOf)
    .sort();
}

export function hashOf(value: unknown): string {
  return createHash('sha256').update(JSON.stringify(value)).digest('hex').slice(0, 12);
}
