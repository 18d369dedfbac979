/** Starts Sveltia CMS in the browser with our forms and checks. */
import { init, registerCustomFormat, registerPreviewStyle } from '@sveltia/cms';
import type { EditorSettings } from './config.ts';
import { buildEditorConfig, findFileExtension, schemaByFormatName } from './config.ts';
import { keepUneditedLines } from './keep-lines.ts';
import { createCustomFormats } from './reference-check.ts';
import { addTranslationSchemas } from './translations.ts';

const settings: EditorSettings = JSON.parse(document.getElementById('site')?.textContent ?? '');
const { placeholders, address, translations } = settings;
const schemas = addTranslationSchemas(translations, schemaByFormatName);
const formats = createCustomFormats(schemas, placeholders, address);

for (const [formatName, customFormat] of Object.entries(formats)) {
  registerCustomFormat(formatName, findFileExtension(formatName), customFormat);
}
registerPreviewStyle(settings.previewStyles);
keepUneditedLines();
// The editor rejects undefined values, which JSON drops.
init({ config: JSON.parse(JSON.stringify(buildEditorConfig(settings, location.origin))) });
