/**
 * The schemas of the content files. Types are inferred from them, and the build stops with file,
 * field and fix at a mistake.
 */
import type * as v from 'valibot';
import type { FormName } from '../../shared/forms.ts';
import { aboutSchema, agencySchema, leadershipSchema, missionVisionSchema } from './about.ts';
import { blogSchema } from './blog.ts';
import { type Brand, brandSchema } from './brand.ts';
import { companySchema } from './company.ts';
import { contactSchema, meetingSchema, supportSchema } from './contact.ts';
import { documentsSchema } from './documents.ts';
import { embedsSchema } from './embeds.ts';
import { formsSchema, repliesSchema } from './forms.ts';
import { gallerySchema } from './gallery.ts';
import { faqSchema, homeSchema, partnersSchema, testimonialsSchema } from './home.ts';
import { industriesSchema, industryPageSchema } from './industries.ts';
import { careerPageSchema, jobsSchema } from './jobs.ts';
import { errorsSchema, navigationSchema, searchSchema } from './navigation.ts';
import { pagesSchema } from './pages.ts';
import { servicePageSchema, serviceSchema } from './service.ts';
import { styleGuideSchema } from './style-guide.ts';
import { teamPageSchema, teamSchema } from './team.ts';
import { withSamples } from './with-samples.ts';
import { clientsSchema, portfolioPageSchema, worksSchema } from './works.ts';

/** One YAML file each, named by its key; the brand's is JSON. */
export const fileSchemas = withSamples({
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
  agency: agencySchema,
  about: aboutSchema,
  'mission-vision': missionVisionSchema,
  leadership: leadershipSchema,
  team: teamSchema,
  'team-page': teamPageSchema,
  contact: contactSchema,
  'career-page': careerPageSchema,
  support: supportSchema,
  meeting: meetingSchema,
  'portfolio-page': portfolioPageSchema,
  works: worksSchema,
  industries: industriesSchema,
  'industry-page': industryPageSchema,
  gallery: gallerySchema,
  documents: documentsSchema,
  errors: errorsSchema,
  blog: blogSchema,
  search: searchSchema,
  forms: formsSchema,
  replies: repliesSchema,
  jobs: jobsSchema,
  'service-page': servicePageSchema,
  'style-guide': styleGuideSchema,
});

/** One folder each, one YAML file an entry. */
export const folderSchemas = withSamples({ services: serviceSchema });

type Files = { [Name in keyof typeof fileSchemas]: v.InferOutput<(typeof fileSchemas)[Name]> };

/** The checked content, before pictures are prepared. */
export type Content = Files & { services: Record<string, Service> };
export type Service = v.InferOutput<typeof serviceSchema>;

/** A prepared picture: the data of its markup. */
export interface Picture {
  /** Address without width and extension. */
  base: string;
  width: number;
  height: number;
  widths: number[];
  alt: string;
}

/** Replaces each named picture with a prepared one. */
export type WithPictures<Value> = Value extends { file: string }
  ? Picture
  : Value extends object
    ? { [Key in keyof Value]: WithPictures<Value[Key]> }
    : Value;

/** A file of the content folder as a page imports it. */
export type ContentFile<Name extends keyof Files> = WithPictures<Files[Name]>;

/** A service in lists of other pages. */
export interface ServiceLink {
  key: string;
  name: string;
  picture: Picture;
}

/** The data of a service's page. */
export type ServiceData = Omit<WithPictures<Service>, 'name' | 'related'> & {
  key: string;
  name: string;
  group: string;
  related: ServiceLink[];
};

/** The data of a work's card. */
export type WorkSummary = Pick<
  ContentFile<'works'>[number],
  'slug' | 'title' | 'kind' | 'client' | 'year' | 'text' | 'picture' | 'colour'
>;

/** The data of a work's page. */
export type WorkData = Omit<ContentFile<'works'>[number], 'trades' | 'testimonial'> & {
  testimonial?: ContentFile<'testimonials'>[number] | undefined;
  /** The client's own site. */
  site?: string;
  next?: WorkSummary;
};

/** A job that takes applications. */
export type OpenJob = Files['jobs'][number] & {
  /** The last second of its last day, as ISO 8601 with the office's offset. */
  closesAt?: string | undefined;
};

/** The colours of works and trades. */
export type Tone = Files['works'][number]['colour'];

/** The data of an industry's page. */
export type IndustryData = Files['industries'][number] & { title: string; tone: Tone };

/** The data of an industry's tile. */
export type IndustryLink = Pick<Files['industries'][number], 'name' | 'slug' | 'icon'>;

export interface ServiceGroup {
  key: string;
  label: string;
  services: ServiceLink[];
}

/** A form's texts with its required fields. */
export type FormTexts<Name extends FormName = FormName> = Files['forms'][Name] & {
  name: Name;
  /** Required by the rules in src/shared. */
  required: string[];
  /** The member who answers it. */
  person?: Pick<ContentFile<'team'>[number], 'fullName' | 'designation' | 'drawing' | 'photo'>;
};

export interface MenuGroup {
  key: string;
  label: string;
  links: { label: string; to: string }[];
}

/** A page in the search index. */
export interface SearchEntry {
  to: string;
  kind: 'page' | 'post' | 'service' | 'work' | 'trade';
  title: string;
  /** Other words that a visitor may call it by. */
  names?: string | undefined;
  description: string;
  headings: string;
  /** The page's most frequent words. */
  words: string;
}

/** The modules `@content/<name>`, one file each: a page downloads only the ones it imports. */
export type ContentModules = {
  [Name in Exclude<
    keyof Files,
    'brand' | 'pages' | 'forms' | 'jobs' | 'works' | 'industries'
  >]: ContentFile<Name>;
} & {
  [Name in keyof Files['pages'] as `pages/${Name}`]: ContentFile<'pages'>[Name];
} & {
  [Name in keyof Files['forms'] as `forms/${Name}`]: Name extends FormName
    ? FormTexts<Name>
    : ContentFile<'forms'>[Name];
} & {
  /** Painted in the brand's colours. */
  mark: Brand['mark'];
  /** Six hex digits each, without "#", for the scheduler's frame. */
  'scheduler-colours': { background: string; text: string; primary: string };
  jobs: OpenJob[];
  works: WorkSummary[];
  industries: IndustryLink[];
  /** The About links and the groups of services. */
  menu: MenuGroup[];
  /** All services by group, also those that the menu hides. */
  'service-groups': ServiceGroup[];
  /** Labels of all services by key. */
  'service-labels': Record<string, string>;
  /** Loaded when a visitor first searches. */
  'search-index': SearchEntry[];
};
