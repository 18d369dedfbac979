/** Configures Sveltia CMS: editor.yml has its settings, and the schemas its forms. */
import type { CmsConfig, CustomField, EntryCollection, GitHubBackend } from '@sveltia/cms';
import type * as v from 'valibot';
import { authorsFileSchema, buildFrontMatterSchema, tagsFileSchema } from '../blog/post.ts';
import { fileSchemas, folderSchemas } from '../content/schemas/index.ts';
import { addHints, buildFields, type Choices, toLabel } from './fields.ts';
import { buildTranslationFields, listTranslationForms, type Translation } from './translations.ts';

/** Each schema needs its own format, because Sveltia CMS passes only the text to a format. */
export const schemaByFormatName = {
  ...fileSchemas,
  ...folderSchemas,
  authors: authorsFileSchema,
  tags: tagsFileSchema,
  post: buildFrontMatterSchema(),
};

type FormatName = keyof typeof schemaByFormatName;

export interface EditorSettings {
  name: string;
  /** The origin of the site; links in posts omit the origin. */
  address: string;
  /** The repository as owner/name; without a repository the editor opens only local folders. */
  repository?: string | undefined;
  folder: string;
  drawings: Record<string, string[]>;
  previewStyles: string;
  placeholders: Record<string, string>;
  translations: Translation[];
  /** The parts of editor.yml. */
  texts: {
    config: Omit<CmsConfig, 'backend' | 'collections'> & {
      backend: GitHubBackend;
      collections: (EntryCollection & { format: FormatName; label: string })[];
    };
    groups: Record<string, FormatName[]>;
    hints: Record<string, Record<string, string>>;
  };
}

export function findFileExtension(schemaName: string): string {
  return { brand: 'json', post: 'md' }[schemaName] ?? 'yml';
}

export function buildEditorConfig(settings: EditorSettings, siteOrigin: string): CmsConfig {
  const { config, groups, hints } = settings.texts;
  const grouped = Object.values(groups).flat();
  const allFiles = Object.keys(fileSchemas) as FormatName[];
  const otherFiles = allFiles.filter((name) => !grouped.includes(name));
  const filledGroups = Object.entries(groups).map(([label, files]) => ({
    name: label.toLowerCase().replace(/\W+/g, '-'),
    label,
    files: files.length > 0 ? files : otherFiles,
  }));
  const choices: Choices = {
    drawings: settings.drawings,
    collectionOf: (fileName) =>
      filledGroups.find(({ files }) => files.some((file) => file === fileName))?.name ?? fileName,
  };
  function buildForm(format: FormatName, listLabel: string): CustomField[] {
    const schema: v.GenericSchema = schemaByFormatName[format];
    return addHints(buildFields(schema, choices, listLabel), hints[format] ?? {});
  }
  return {
    ...config,
    backend: {
      ...config.backend,
      repo: settings.repository ?? `on-this-machine/${settings.folder}`,
      base_url: siteOrigin,
      auth_methods: settings.repository ? ['oauth', 'token'] : ['token'],
    },
    app_title: settings.name,
    collections: [
      ...config.collections.map((collection) => ({
        ...collection,
        fields: [
          // A new post is a draft.
          ...buildForm(collection.format, collection.label).map((field) =>
            field.name === 'draft' ? { ...field, default: true } : field,
          ),
          ...collection.fields,
        ],
      })),
      ...filledGroups.map(({ files, ...group }) => ({
        ...group,
        editor: { preview: false },
        files: files.map((name) => ({
          name,
          label: toLabel(name),
          file: `${name in fileSchemas ? 'src/content' : 'blog'}/${name}.${findFileExtension(name)}`,
          format: name,
          fields: buildForm(name, toLabel(name)),
        })),
      })),
      ...settings.translations.map((translation) => ({
        name: translation.language,
        label: translation.label,
        editor: { preview: false },
        files: listTranslationForms(translation, schemaByFormatName).map(
          ({ name, schemaName, texts, ...form }) => ({
            name: name.replace('/', '-'),
            label: toLabel(name.replace('/', ': ')),
            file: form.file,
            format: form.format,
            fields: texts
              ? buildTranslationFields(texts, toLabel(name))
              : buildForm(schemaName as FormatName, toLabel(name)),
          }),
        ),
      })),
    ],
  };
}
