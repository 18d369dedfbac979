/** True while the build writes the pages; what stands behind it is not in the browser's bundle. */
declare const BUILDING_PAGES: boolean;

/** What the content plugin makes of the files here; a page imports only what it shows. */
declare module '@content/company' {
  const company: import('./schemas/index.ts').ContentFile<'company'>;
  export default company;
}
declare module '@content/navigation' {
  const navigation: import('./schemas/index.ts').ContentFile<'navigation'>;
  export default navigation;
}
declare module '@content/embeds' {
  const embeds: import('./schemas/index.ts').ContentFile<'embeds'>;
  export default embeds;
}
declare module '@content/home' {
  const home: import('./schemas/index.ts').ContentFile<'home'>;
  export default home;
}
declare module '@content/clients' {
  const clients: import('./schemas/index.ts').ContentFile<'clients'>;
  export default clients;
}
declare module '@content/partners' {
  const partners: import('./schemas/index.ts').ContentFile<'partners'>;
  export default partners;
}
declare module '@content/testimonials' {
  const testimonials: import('./schemas/index.ts').ContentFile<'testimonials'>;
  export default testimonials;
}
declare module '@content/faq' {
  const faq: import('./schemas/index.ts').ContentFile<'faq'>;
  export default faq;
}
declare module '@content/errors' {
  const errors: import('./schemas/index.ts').ContentFile<'errors'>;
  export default errors;
}
declare module '@content/blog' {
  const blog: import('./schemas/index.ts').ContentFile<'blog'>;
  export default blog;
}
declare module '@content/search' {
  const search: import('./schemas/index.ts').ContentFile<'search'>;
  export default search;
}
declare module '@content/forms/labels' {
  const labels: import('./schemas/index.ts').ContentFile<'forms'>['labels'];
  export default labels;
}
declare module '@content/forms/quote' {
  const quote: import('./schemas/index.ts').ContentFile<'forms'>['quote'];
  export default quote;
}
declare module '@content/forms/sent' {
  const sent: import('./schemas/index.ts').ContentFile<'forms'>['sent'];
  export default sent;
}
declare module '@content/forms/inquiry' {
  const inquiry: import('./schemas/index.ts').FormTexts<'inquiry'>;
  export default inquiry;
}
declare module '@content/forms/contact' {
  const contact: import('./schemas/index.ts').FormTexts<'contact'>;
  export default contact;
}
declare module '@content/forms/support' {
  const support: import('./schemas/index.ts').FormTexts<'support'>;
  export default support;
}
declare module '@content/forms/meeting' {
  const meeting: import('./schemas/index.ts').FormTexts<'meeting'>;
  export default meeting;
}
declare module '@content/forms/application' {
  const application: import('./schemas/index.ts').FormTexts<'application'>;
  export default application;
}
/** Only those that are open. */
declare module '@content/jobs' {
  const jobs: import('./schemas/index.ts').ContentFile<'jobs'>;
  export default jobs;
}
/** What each service is called, by its key; also those that the menu does not show. */
declare module '@content/service-labels' {
  const serviceLabels: Record<string, string>;
  export default serviceLabels;
}
declare module '@content/service-page' {
  const servicePage: import('./schemas/index.ts').ContentFile<'service-page'>;
  export default servicePage;
}
/** All services, whether the menu shows them or not, in their groups and order. */
declare module '@content/service-groups' {
  const serviceGroups: import('./schemas/index.ts').ServiceGroup[];
  export default serviceGroups;
}
declare module '@content/style-guide' {
  const guide: import('./schemas/index.ts').ContentFile<'style-guide'>;
  export default guide;
}
declare module '@content/about' {
  const about: import('./schemas/index.ts').ContentFile<'about'>;
  export default about;
}
declare module '@content/mission-vision' {
  const missionVision: import('./schemas/index.ts').ContentFile<'mission-vision'>;
  export default missionVision;
}
declare module '@content/leadership' {
  const leadership: import('./schemas/index.ts').ContentFile<'leadership'>;
  export default leadership;
}
declare module '@content/team' {
  const team: import('./schemas/index.ts').ContentFile<'team'>;
  export default team;
}
declare module '@content/team-page' {
  const teamPage: import('./schemas/index.ts').ContentFile<'team-page'>;
  export default teamPage;
}
declare module '@content/contact' {
  const contact: import('./schemas/index.ts').ContentFile<'contact'>;
  export default contact;
}
declare module '@content/career-page' {
  const careerPage: import('./schemas/index.ts').ContentFile<'career-page'>;
  export default careerPage;
}
declare module '@content/support' {
  const support: import('./schemas/index.ts').ContentFile<'support'>;
  export default support;
}
declare module '@content/meeting' {
  const meeting: import('./schemas/index.ts').ContentFile<'meeting'>;
  export default meeting;
}
declare module '@content/portfolio-page' {
  const portfolioPage: import('./schemas/index.ts').ContentFile<'portfolio-page'>;
  export default portfolioPage;
}
declare module '@content/works' {
  const works: import('./schemas/index.ts').ContentFile<'works'>;
  export default works;
}
declare module '@content/industries' {
  const industries: import('./schemas/index.ts').ContentFile<'industries'>;
  export default industries;
}
declare module '@content/industry-page' {
  const industryPage: import('./schemas/index.ts').ContentFile<'industry-page'>;
  export default industryPage;
}
declare module '@content/gallery' {
  const gallery: import('./schemas/index.ts').ContentFile<'gallery'>;
  export default gallery;
}
declare module '@content/documents' {
  const documents: import('./schemas/index.ts').ContentFile<'documents'>;
  export default documents;
}
/** The main menu: the About links and the services in their groups and order. */
declare module '@content/menu' {
  const menu: import('./schemas/index.ts').MenuGroup[];
  export default menu;
}
/** One page's own entry of pages.yml. */
declare module '@content/pages/*' {
  const page: import('./schemas/index.ts').ContentFile<'pages'>['about'];
  export default page;
}
/** What the search plugin makes of posts and services; loaded when a visitor first searches. */
declare module '@search/index.json' {
  const entries: import('../plugins/search/entries.ts').SearchEntry[];
  export default entries;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
