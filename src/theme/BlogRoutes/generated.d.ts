/** What split.ts writes for the browser. */
declare module '@generated/blog-routes/blog' {
  export const registry: typeof import('@generated/registry').default;
  export const shapes: import('@docusaurus/types').RouteChunkNames[];
  export const rows: [path: string, hash: string, shape: number, ...chunks: string[]][];
}
