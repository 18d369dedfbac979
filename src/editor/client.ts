/** Runs in the browser: Sveltia CMS with forms, files and checks of our own. */
import { init, registerCustomFormat, registerPreviewStyle } from '@sveltia/cms';
import { editorConfig, extensionOf, type Site, schemas } from './config.ts';
import { formatOf } from './form.ts';

const site: Site = JSON.parse(document.getElementById('site')?.textContent ?? '');

for (const [name, schema] of Object.entries(schemas)) {
  registerCustomFormat(name, extensionOf(name), formatOf(schema, site.placeholders));
}
registerPreviewStyle(site.previewStyles);
// Without what is undefined, which the editor complains of.
init({ config: JSON.parse(JSON.stringify(editorConfig(site, location.origin))) });
