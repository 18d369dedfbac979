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
declare module '@content/errors' {
  const errors: import('./schemas/index.ts').Content['errors'];
  export default errors;
}
declare module '@content/blog' {
  const blog: import('./schemas/index.ts').Content['blog'];
  export default blog;
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
/** What the search plugin makes of posts and services; loaded when a visitor first searches. */
declare module '@search/index.json' {
  const entries: import('../plugins/search/entries.ts').SearchEntry[];
  export default entries;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
