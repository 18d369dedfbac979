/** Starts Sveltia CMS in the browser with our forms and checks. */
import { init, registerCustomFormat, registerPreviewStyle } from '@sveltia/cms';
import { buildEditorConfig, findFileExtension, type Site, schemaByFormatName } from './config.ts';
import { createCustomFormats } from './references.ts';

const siteSettings: Site = JSON.parse(document.getElementById('site')?.textContent ?? '');

const formatBySchemaName = createCustomFormats(
  schemaByFormatName,
  siteSettings.placeholders,
  siteSettings.address,
);
for (const [schemaName, customFormat] of Object.entries(formatBySchemaName)) {
  registerCustomFormat(schemaName, findFileExtension(schemaName), customFormat);
}
registerPreviewStyle(siteSettings.previewStyles);
// The editor rejects undefined values, which JSON drops.
init({ config: JSON.parse(JSON.stringify(buildEditorConfig(siteSettings, location.origin))) });
