/** What the search plugin makes of posts and services; loaded when a visitor first searches. */
declare module '@search/index.json' {
  const entries: import('./plugins/search/entries.ts').SearchEntry[];
  export default entries;
}
declare module '*.woff2' {
  const address: string;
  export default address;
}
