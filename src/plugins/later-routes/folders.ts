/** Where a site has a page for each of many entries. */
export const folders = ['/blog', '/portfolio', '/industry'];
