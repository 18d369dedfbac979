/** Starts Sveltia CMS in the browser with our forms and checks. */
import { init, registerCustomFormat, registerPreviewStyle } from '@sveltia/cms';
import { editorConfig, extensionOf, type Site, schemas } from './config.ts';
import { createFormats } from './references.ts';

const site: Site = JSON.parse(document.getElementById('site')?.textContent ?? '');

const formats = createFormats(schemas, site.placeholders, site.address);
for (const [name, format] of Object.entries(formats)) {
  registerCustomFormat(name, extensionOf(name), format);
}
registerPreviewStyle(site.previewStyles);
// The editor rejects undefined values, which JSON drops.
init({ config: JSON.parse(JSON.stringify(editorConfig(site, location.origin))) });
