/** What the content plugin makes of the files here; a page imports only what it shows. */
declare module '@content/company' {
  const company: import('./schemas/index.ts').Content['company'];
  export default company;
}
declare module '@content/navigation' {
  const navigation: import('./schemas/index.ts').Content['navigation'];
  export default navigation;
}
declare module '@content/embeds' {
  const embeds: import('./schemas/index.ts').Content['embeds'];
  export default embeds;
}
declare module '@content/home' {
  const home: import('./schemas/index.ts').WithPictures<
    import('./schemas/index.ts').Content['home']
  >;
  export default home;
}
declare module '@content/clients' {
  const clients: import('./schemas/index.ts').WithPictures<
    import('./schemas/index.ts').Content['clients']
  >;
  export default clients;
}
declare module '@content/partners' {
  const partners: import('./schemas/index.ts').Content['partners'];
  export default partners;
}
declare module '@content/testimonials' {
  const testimonials: import('./schemas/index.ts').Content['testimonials'];
  export default testimonials;
}
declare module '@content/faq' {
  const faq: import('./schemas/index.ts').Content['faq'];
  export default faq;
}
declare module '@content/errors' {
  const errors: import('./schemas/index.ts').Content['errors'];
  export default errors;
}
declare module '@content/forms' {
  const forms: import('./schemas/index.ts').Content['forms'];
  export default forms;
}
declare module '@content/jobs' {
  const jobs: import('./schemas/index.ts').Content['jobs'];
  export default jobs;
}
/** What each service is called, by its key; also those that the menu does not show. */
declare module '@content/serviceLabels' {
  const serviceLabels: Record<string, string>;
  export default serviceLabels;
}
declare module '@content/service-page' {
  const servicePage: import('./schemas/index.ts').Content['service-page'];
  export default servicePage;
}
/** All services, whether the menu shows them or not, in their groups and order. */
declare module '@content/service-groups' {
  const serviceGroups: import('./schemas/index.ts').ServiceGroup[];
  export default serviceGroups;
}
declare module '@content/style-guide' {
  const guide: import('./schemas/index.ts').WithPictures<
    import('./schemas/index.ts').Content['style-guide']
  >;
  export default guide;
}
/** The main menu: the About links and the services in their groups and order. */
declare module '@content/menu' {
  const menu: import('./schemas/index.ts').MenuGroup[];
  export default menu;
}
/** One page's own entry of pages.yml. */
declare module '@content/pages/*' {
  const page: import('./schemas/index.ts').WithPictures<
    import('./schemas/index.ts').Content['pages']['about']
  >;
  export default page;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
