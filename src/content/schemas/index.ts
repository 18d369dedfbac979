/**
 * What every content file may say. A schema is the only description of its file: types are
 * inferred from it, and the build stops with file, field and fix where one does not match.
 */
import type * as v from 'valibot';
import type { FormName } from '../../shared/forms.ts';
import { aboutSchema } from './about.ts';
import { agencySchema } from './agency.ts';
import { blogSchema } from './blog.ts';
import { type Brand, brandSchema } from './brand.ts';
import { careerPageSchema } from './career-page.ts';
import { clientsSchema } from './clients.ts';
import { companySchema } from './company.ts';
import { contactSchema } from './contact.ts';
import { documentsSchema } from './documents.ts';
import { embedsSchema } from './embeds.ts';
import { errorsSchema } from './errors.ts';
import { faqSchema } from './faq.ts';
import { formsSchema } from './forms.ts';
import { gallerySchema } from './gallery.ts';
import { homeSchema } from './home.ts';
import { industriesSchema } from './industries.ts';
import { industryPageSchema } from './industry-page.ts';
import { jobsSchema } from './jobs.ts';
import { leadershipSchema } from './leadership.ts';
import { meetingSchema } from './meeting.ts';
import { missionVisionSchema } from './mission-vision.ts';
import { navigationSchema } from './navigation.ts';
import { pagesSchema } from './pages.ts';
import { partnersSchema } from './partners.ts';
import { portfolioPageSchema } from './portfolio-page.ts';
import { searchSchema } from './search.ts';
import { serviceSchema } from './service.ts';
import { servicePageSchema } from './service-page.ts';
import { styleGuideSchema } from './style-guide.ts';
import { supportSchema } from './support.ts';
import { teamSchema } from './team.ts';
import { teamPageSchema } from './team-page.ts';
import { testimonialsSchema } from './testimonials.ts';
import { worksSchema } from './works.ts';

/** One YAML file each, named by its key; the brand's is JSON. */
export const fileSchemas = {
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
  jobs: jobsSchema,
  'service-page': servicePageSchema,
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
  : Value extends object
    ? { [Key in keyof Value]: WithPictures<Value[Key]> }
    : Value;

/** A file of the content folder as a page imports it. */
export type ContentFile<Name extends keyof Files> = WithPictures<Files[Name]>;

/** A service as other pages show it. */
export interface ServiceLink {
  key: string;
  name: string;
  picture: Picture;
}

/** What a service's own page gets: the service, and of other files only the words it shows. */
export type ServiceData = Omit<WithPictures<Service>, 'name' | 'related'> & {
  key: string;
  name: string;
  group: string;
  related: ServiceLink[];
};

/** A work on a card. */
export type WorkSummary = Pick<
  ContentFile<'works'>[number],
  'slug' | 'title' | 'kind' | 'client' | 'year' | 'text' | 'picture' | 'colour'
>;

/** What a work's own page gets. */
export type WorkData = Omit<ContentFile<'works'>[number], 'trades' | 'testimonial'> & {
  said?: ContentFile<'testimonials'>[number] | undefined;
  /** Where the client has it. */
  site?: string;
  next?: WorkSummary;
};

/** What a trade's own page gets. */
export type TradeData = Files['industries'][number] & { title: string };

/** A trade on a tile. */
export type TradeLink = Pick<Files['industries'][number], 'name' | 'slug' | 'icon'>;

export interface ServiceGroup {
  key: string;
  label: string;
  services: ServiceLink[];
}

/** A form's words as its page gets them. */
export type FormTexts<Name extends FormName = FormName> = Files['forms'][Name] & {
  name: Name;
  /** The fields that must be filled, by the rules in src/shared. */
  required: string[];
};

export interface MenuGroup {
  key: string;
  label: string;
  links: { label: string; to: string }[];
}

/** What a page imports as `@content/<name>`. One file each: a page downloads only what it shows. */
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
  /** In its colours. */
  mark: Brand['mark'];
  /** Of a calendar on another site: six digits each, without "#". */
  'scheduler-colours': { background: string; text: string; primary: string };
  /** Only those that are open. */
  jobs: Content['jobs'][number][];
  works: WorkSummary[];
  industries: TradeLink[];
  /** The About links, then the services that are shown, in their groups and order. */
  menu: MenuGroup[];
  /** All services, whether the menu shows them or not, in their groups and order. */
  'service-groups': ServiceGroup[];
  /** What each service is called, by its key; also those that the menu does not show. */
  'service-labels': Record<string, string>;
};
