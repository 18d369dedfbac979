/** What ../index.ts lets Docusaurus write. */
declare module '@generated/routes-others/routes' {
  export { default } from '@generated/routes';
}
declare module '@generated/routes-later/routes' {
  export { default } from '@generated/routes';
}
declare module '@generated/routes-later/registry' {
  export { default } from '@generated/registry';
}
declare module '@generated/routes-later/routesChunkNames' {
  export { default } from '@generated/routesChunkNames';
}
