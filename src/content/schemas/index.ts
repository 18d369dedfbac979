import type * as v from 'valibot';
import type { FormName } from '../../shared/forms.ts';
import {
  aboutSchema,
  agencyStatementsSchema,
  leadershipLetterSchema,
  missionVisionSchema,
} from './about.ts';
import { blogSchema } from './blog.ts';
import { type Brand, brandSchema } from './brand.ts';
import { companySchema } from './company.ts';
import { contactSchema, supportSchema } from './contact-pages.ts';
import { documentsSchema } from './documents.ts';
import { embedsSchema } from './embeds.ts';
import { formsSchema, replyTemplatesSchema } from './forms.ts';
import { gallerySchema } from './gallery.ts';
import { faqSchema, homeSchema, partnersSchema, testimonialsSchema } from './home.ts';
import { industriesSchema, industryPageSchema } from './industries.ts';
import { careerPageSchema, jobsSchema } from './jobs.ts';
import { meetingPageSchema } from './meeting.ts';
import { messagesSchema } from './messages.ts';
import { errorsSchema, navigationSchema, searchSchema, synonymsSchema } from './navigation.ts';
import { type PageKey, pagesSchema } from './pages.ts';
import { redirectsSchema } from './redirects.ts';
import { retentionSchema } from './retention.ts';
import { allowSampleFlags } from './sample-flags.ts';
import { servicePageSchema, serviceSchema } from './service.ts';
import { styleGuideSchema } from './style-guide.ts';
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
  services: Record<string, Service>;
  /** The folder of a further language, such as hi. */
  language?: string | undefined;
  /** The pages that this language does not have. */
  missingPages: PageKey[];
};
export type Service = v.InferOutput<typeof serviceSchema>;

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

/** The type of a content file when a page imports it. */
export type ContentFile<Name extends keyof Files> = WithPictures<Files[Name]>;

/** The language of the page, and the languages in which it may exist too. */
export interface LanguageData {
  /** The start of its paths; that of the first language is empty. */
  prefix: string;
  /** The build formats them, because server and browser could do so differently. */
  openingTimes: string;
  /** The pages of the first language that this one lacks. */
  missing: string[];
  firstLocale: string;
  others: OtherLanguage[];
}

export interface OtherLanguage {
  locale: string;
  prefix: string;
  texts: Files['navigation']['language'] & object;
  /** For each page that the other language lacks, the nearest parent that it has. */
  nearest: Record<string, string>;
  /** The posts that the other language has too. */
  posts: string[];
}

export interface ServiceLink {
  key: string;
  name: string;
  picture: Picture;
}

export type ServiceData = Omit<WithPictures<Service>, 'name' | 'related'> & {
  key: string;
  name: string;
  group: string;
  industries: { label: string; to: string }[];
  related: ServiceLink[];
};

export type WorkSummary = Pick<
  ContentFile<'works'>[number],
  'slug' | 'title' | 'kind' | 'client' | 'year' | 'text' | 'result' | 'picture' | 'colour'
>;

export type WorkCase = WorkSummary &
  Pick<ContentFile<'works'>[number], 'facts' | 'featured'> & {
    testimonial?: ContentFile<'testimonials'>[number] | undefined;
  };

export type WorkData = Omit<
  ContentFile<'works'>[number],
  'industries' | 'testimonial' | 'facts' | 'featured'
> & {
  testimonial?: ContentFile<'testimonials'>[number] | undefined;
  /** The client's website. */
  site?: string;
  next?: WorkSummary;
};

export type OpenJob = Files['jobs'][number] & {
  /** The closing time in ISO 8601, with the UTC offset of the office. */
  closesAt?: string | undefined;
  /** The end of the page's address. */
  slug: string;
};

type Tone = Files['works'][number]['colour'];

export type IndustryData = Files['industries'][number] & { title: string; tone: Tone };

export type IndustryTile = Pick<Files['industries'][number], 'name' | 'slug' | 'icon'> & {
  family?: string | undefined;
  tone: Tone;
  problem?: string | undefined;
};

export interface ServiceGroup {
  key: string;
  label: string;
  services: ServiceLink[];
}

export type FormTexts<Name extends FormName = FormName> = Files['forms'][Name] & {
  name: Name;
  /** The names of the fields that a visitor must fill in, by the rules in src/shared. */
  required: string[];
  /** The team member who answers the form. */
  person?: Pick<ContentFile<'team'>[number], 'fullName' | 'designation' | 'drawing' | 'photo'>;
};

export interface MenuGroup {
  key: string;
  label: string;
  links: { label: string; to: string }[];
}

export interface SearchEntry {
  to: string;
  kind: 'page' | 'post' | 'service' | 'work' | 'trade' | 'job';
  title: string;
  description: string;
  headings: string;
  /** Every other word of the page, once. */
  words: string;
}

/** Each name is a module `@content/<name>`; a page downloads only the modules that it imports. */
export type ContentModules = {
  [Name in Exclude<
    keyof Files,
    | 'brand'
    | 'pages'
    | 'forms'
    | 'messages'
    | 'jobs'
    | 'works'
    | 'industries'
    | 'synonyms'
    | 'redirects'
  >]: ContentFile<Name>;
} & {
  [Name in keyof Files['pages'] as `pages/${Name}`]: ContentFile<'pages'>[Name];
} & {
  [Name in keyof Files['forms'] as `forms/${Name}`]: Name extends FormName
    ? FormTexts<Name>
    : ContentFile<'forms'>[Name];
} & {
  [Name in keyof Files['messages'] as `messages/${Name}`]: Files['messages'][Name];
} & {
  language: LanguageData;
  /** The brand's mark with hex colours instead of colour names. */
  mark: Brand['mark'];
  /** Hex colours without "#", for the scheduler's frame. */
  'scheduler-colours': { background: string; text: string; primary: string };
  /** The addresses of the pages whose address the owner chooses. */
  addresses: Files['redirects']['pages'];
  /** The portraits of the team by full name, for the authors of posts. */
  portraits: Record<string, Pick<ContentFile<'team'>[number], 'drawing' | 'photo'>>;
  /** The team member who answers inquiries. */
  'answering-person': Pick<FormTexts, 'person'>;
  jobs: OpenJob[];
  works: WorkCase[];
  /** The work below the hero of the home page, or none. */
  'featured-works': WorkCase[];
  industries: IndustryTile[];
  menu: MenuGroup[];
  /** All services, including services that the menu hides. */
  'service-groups': ServiceGroup[];
  /** The menu label of each service, by service key. */
  'service-labels': Record<string, string>;
  /** The entries of the site search, which the browser loads when a visitor first searches. */
  'search-index': { entries: SearchEntry[]; synonyms: Files['synonyms'] };
};
