/**
 * What every content file may say. A schema is the only description of its file: types are
 * inferred from it, and the build stops with file, field and fix where one does not match.
 */
import type * as v from 'valibot';
import type { FormName } from '../../shared/forms.ts';
import { aboutSchema } from './about.ts';
import { blogSchema } from './blog.ts';
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

/** One YAML file each, named by its key. */
export const fileSchemas = {
  company: companySchema,
  navigation: navigationSchema,
  embeds: embedsSchema,
  pages: pagesSchema,
  home: homeSchema,
  clients: clientsSchema,
  partners: partnersSchema,
  testimonials: testimonialsSchema,
  faq: faqSchema,
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
  : Value extends (infer Item)[]
    ? WithPictures<Item>[]
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
