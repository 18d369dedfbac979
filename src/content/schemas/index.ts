import type * as v from 'valibot';
import type { FormName } from '../../shared/forms.ts';
import type { findAnsweringPerson } from '../page-data/forms.ts';
import type { buildIndustryData, buildIndustryTile } from '../page-data/industries.ts';
import type { findOpenJobs } from '../page-data/jobs.ts';
import type { buildServiceData } from '../page-data/services.ts';
import type { buildWorkCases, buildWorkData, summariseWork } from '../page-data/works.ts';
import {
  aboutSchema,
  agencyStatementsSchema,
  leadershipLetterSchema,
  missionVisionSchema,
} from './about.ts';
import { blogSchema } from './blog.ts';
import { brandSchema } from './brand.ts';
import { companySchema } from './company.ts';
import { contactSchema, supportSchema } from './contact-pages.ts';
import { embedsSchema } from './embeds.ts';
import { formsSchema, messagesSchema, replyTemplatesSchema } from './forms.ts';
import { gallerySchema } from './gallery.ts';
import { faqSchema, homeSchema, partnersSchema, testimonialsSchema } from './home.ts';
import { industriesSchema, industryPageSchema } from './industries.ts';
import { careerPageSchema, jobsSchema } from './jobs.ts';
import { meetingPageSchema } from './meeting.ts';
import { errorsSchema, navigationSchema, searchSchema, synonymsSchema } from './navigation.ts';
import { documentsSchema, type PageKey, pagesSchema, styleGuideSchema } from './pages.ts';
import { redirectsSchema } from './redirects.ts';
import { retentionSchema } from './retention.ts';
import { allowSampleFlags } from './sample-flags.ts';
import { servicePageSchema, serviceSchema } from './service.ts';
import { teamPageSchema, teamSchema } from './team.ts';
import { clientsSchema, portfolioPageSchema, worksSchema } from './works.ts';

/** Each key is the name of a YAML file, except brand.json, which the Worker imports. */
export const fileSchemas = allowSampleFlags({
  brand: brandSchema,
  company: companySchema,
  navigation: navigationSchema,
  embeds: embedsSchema,
  pages: pagesSchema,
  home: homeSchema,
  clients: clientsSchema,
  partners: partnersSchema,
  testimonials: testimonialsSchema,
  faq: faqSchema,
  agency: agencyStatementsSchema,
  about: aboutSchema,
  'mission-vision': missionVisionSchema,
  leadership: leadershipLetterSchema,
  team: teamSchema,
  'team-page': teamPageSchema,
  contact: contactSchema,
  'career-page': careerPageSchema,
  support: supportSchema,
  meeting: meetingPageSchema,
  'portfolio-page': portfolioPageSchema,
  works: worksSchema,
  industries: industriesSchema,
  'industry-page': industryPageSchema,
  gallery: gallerySchema,
  documents: documentsSchema,
  errors: errorsSchema,
  blog: blogSchema,
  search: searchSchema,
  synonyms: synonymsSchema,
  redirects: redirectsSchema,
  retention: retentionSchema,
  forms: formsSchema,
  messages: messagesSchema,
  replies: replyTemplatesSchema,
  jobs: jobsSchema,
  'service-page': servicePageSchema,
  'style-guide': styleGuideSchema,
});

/** Each key is the name of a folder with one YAML file per entry. */
export const folderSchemas = allowSampleFlags({ services: serviceSchema });

type Files = { [Name in keyof typeof fileSchemas]: v.InferOutput<(typeof fileSchemas)[Name]> };

/** The validated content, before pictures are prepared. */
export type Content = Files & {
  services: Record<string, v.InferOutput<typeof serviceSchema>>;
  /** The folder of a further language, such as hi. */
  language?: string | undefined;
  /** The pages that this language does not have. */
  missingPages: PageKey[];
};

export interface Picture {
  /** The picture URL without width and extension. */
  base: string;
  width: number;
  height: number;
  widths: number[];
  alt: string;
}

/** This type replaces each picture entry with the data of the picture's markup. */
export type WithPictures<Value> = Value extends { file: string }
  ? Picture
  : Value extends object
    ? { [Key in keyof Value]: WithPictures<Value[Key]> }
    : Value;

export type ContentFile<Name extends keyof Files> = WithPictures<Files[Name]>;

/** What the pages show of the content: see src/plugins/content-modules/README.md. */
export type ServiceData = ReturnType<typeof buildServiceData>;
export type WorkSummary = ReturnType<typeof summariseWork>;
export type WorkCase = ReturnType<typeof buildWorkCases>[number];
export type WorkData = ReturnType<typeof buildWorkData>;
export type OpenJob = ReturnType<typeof findOpenJobs<ContentFile<'jobs'>[number]>>[number];
export type IndustryTile = ReturnType<typeof buildIndustryTile>;
export type IndustryData = ReturnType<typeof buildIndustryData>;

export type FormTexts<Name extends FormName = FormName> = Files['forms'][Name] & {
  name: Name;
  /** The names of the fields that a visitor must fill in, by the rules in src/shared. */
  required: string[];
  fileInput: { name: string; accept: string; multiple: boolean } | null;
  person: ReturnType<typeof findAnsweringPerson>;
};

export interface SearchEntry {
  to: string;
  kind: 'page' | 'post' | 'service' | 'work' | 'trade' | 'job';
  title: string;
  description: string;
  headings: string;
  /** Every other word of the page, once. */
  words: string;
}

/** The browser loads it when a visitor first searches. */
export interface SearchIndex {
  entries: SearchEntry[];
  synonyms: Files['synonyms'];
}
