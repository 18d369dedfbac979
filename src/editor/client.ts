/** Starts Sveltia CMS in the browser with our forms and checks. */
import { init, registerCustomFormat, registerPreviewStyle } from '@sveltia/cms';
import {
  buildEditorConfig,
  type EditorSettings,
  findFileExtension,
  schemaByFormatName,
} from './config.ts';
import { keepUneditedLines } from './keep-lines.ts';
import { createCustomFormats } from './reference-check.ts';

const siteSettings: EditorSettings = JSON.parse(document.getElementById('site')?.textContent ?? '');

const formatBySchemaName = createCustomFormats(
  schemaByFormatName,
  siteSettings.placeholders,
  siteSettings.address,
);
for (const [formatName, customFormat] of Object.entries(formatBySchemaName)) {
  registerCustomFormat(formatName, findFileExtension(formatName), customFormat);
}
registerPreviewStyle(siteSettings.previewStyles);
keepUneditedLines();
// The editor rejects undefined values, which JSON drops.
init({ config: JSON.parse(JSON.stringify(buildEditorConfig(siteSettings, location.origin))) });
