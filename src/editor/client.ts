/** Starts Sveltia CMS in the browser with our forms and checks. */
import { init, registerCustomFormat, registerPreviewStyle } from '@sveltia/cms';
import { editorConfig, extensionOf, type Site, schemas } from './config.ts';
import { createFormats } from './references.ts';

const siteSettings: Site = JSON.parse(document.getElementById('site')?.textContent ?? '');

const formatBySchemaName = createFormats(schemas, siteSettings.placeholders, siteSettings.address);
for (const [schemaName, format] of Object.entries(formatBySchemaName)) {
  registerCustomFormat(schemaName, extensionOf(schemaName), format);
}
registerPreviewStyle(siteSettings.previewStyles);
// The editor rejects undefined values, which JSON drops.
init({ config: JSON.parse(JSON.stringify(editorConfig(siteSettings, location.origin))) });
