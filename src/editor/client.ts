/** Runs in the browser: Sveltia CMS with forms, files and checks of our own. */
import { init, registerCustomFormat, registerPreviewStyle } from '@sveltia/cms';
import { editorConfig, extensionOf, type Site, schemas } from './config.ts';
import { createFormats } from './references.ts';

const site: Site = JSON.parse(document.getElementById('site')?.textContent ?? '');

const formats = createFormats(schemas, site.placeholders, site.address);
for (const [name, format] of Object.entries(formats)) {
  registerCustomFormat(name, extensionOf(name), format);
}
registerPreviewStyle(site.previewStyles);
// Without what is undefined, which the editor complains of.
init({ config: JSON.parse(JSON.stringify(editorConfig(site, location.origin))) });
