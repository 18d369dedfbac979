/** Starts Sveltia CMS in the browser with our forms and checks. */
import { init, registerCustomFormat, registerPreviewStyle } from '@sveltia/cms';
import { editorConfig, extensionOf, type Site, schemas } from './config.ts';
import { createFormats } from './references.ts';

const settings: Site = JSON.parse(document.getElementById('site')?.textContent ?? '');

const formatBySchemaName = createFormats(schemas, settings.placeholders, settings.address);
for (const [schemaName, format] of Object.entries(formatBySchemaName)) {
  registerCustomFormat(schemaName, extensionOf(schemaName), format);
}
registerPreviewStyle(settings.previewStyles);
// The editor rejects undefined values, which JSON drops.
init({ config: JSON.parse(JSON.stringify(editorConfig(settings, location.origin))) });
