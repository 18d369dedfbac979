/**
 * What every content file may say. A schema is the only description of its file: types are
 * inferred from it, and the build stops with file, field and fix where one does not match.
 */
import type * as v from 'valibot';
import { blogSchema } from './blog.ts';
import { companySchema } from './company.ts';
import { embedsSchema } from './embeds.ts';
import { errorsSchema } from './errors.ts';
import { homeSchema } from './home.ts';
import { navigationSchema } from './navigation.ts';
import { pagesSchema } from './pages.ts';
import { serviceSchema } from './service.ts';
import { styleGuideSchema } from './style-guide.ts';

/** One YAML file each, named by its key. */
export const fileSchemas = {
  company: companySchema,
  navigation: navigationSchema,
  embeds: embedsSchema,
  pages: pagesSchema,
  home: homeSchema,
  errors: errorsSchema,
  blog: blogSchema,
  'style-guide': styleGuideSchema,
};

/** One folder each, one YAML file an entry. */
export const folderSchemas = { services: serviceSchema };

type Files = { [Name in keyof typeof fileSchemas]: v.InferOutput<(typeof fileSchemas)[Name]> };

/** Everything the content folder says, as its files say it. */
export type Content = Files & { services: Record<string, Service> };
export type Service = v.InferOutput<typeof serviceSchema>;

/** A picture after the build has found it: what its markup needs. */
export interface Picture {
  /** Address without width and extension. */
  base: string;
  width: number;
  height: number;
  widths: number[];
  alt: string;
}

/** The same content with every named picture found. */
export type WithPictures<Value> = Value extends { file: string }
  ? Picture
  : Value extends (infer Item)[]
    ? WithPictures<Item>[]
    : Value extends object
      ? { [Key in keyof Value]: WithPictures<Value[Key]> }
      : Value;

export interface MenuGroup {
  key: string;
  label: string;
  links: { label: string; to: string }[];
}
