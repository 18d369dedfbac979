/** Configures Sveltia CMS: this file lists the editable content files by group. */
import type { CmsConfig, Collection, CollectionFile, CustomField } from '@sveltia/cms';
import { authorsFileSchema, buildFrontMatterSchema, tagsFileSchema } from '../blog/post.ts';
import { fileSchemas, folderSchemas } from '../content/schemas/index.ts';
import { addHints, buildFields, type Choices, toLabel } from './fields.ts';
import { picturesUrlPath, scheduledFieldName } from './form.ts';

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
  /** Of hints.yml, by the name of a format. */
  hints: Record<string, Record<string, string>>;
}

/** Each schema needs its own format, because Sveltia CMS passes only the text to a format. */
export const schemaByFormatName = {
  ...fileSchemas,
  ...folderSchemas,
  authors: authorsFileSchema,
  tags: tagsFileSchema,
  post: buildFrontMatterSchema(),
};

export function findFileExtension(schemaName: string): string {
  return { brand: 'json', post: 'md' }[schemaName] ?? 'yml';
}

type FileName = keyof typeof fileSchemas | 'authors' | 'tags';

/** Files outside these groups go into the group `otherFilesGroupLabel`. */
const fileGroups: Record<string, FileName[]> = {
  'The agency': ['company', 'agency', 'team', 'leadership', 'jobs'],
  'Work and clients': [
    'works',
    'clients',
    'testimonials',
    'partners',
    'industries',
    'gallery',
    'faq',
  ],
  Blog: ['authors', 'tags', 'blog'],
  'Menu, look and connections': ['brand', 'embeds', 'navigation', 'pages'],
};
const otherFilesGroupLabel = 'Words of pages and forms';

/** The text starts with heading level two, because the post title is level one. */
const postBodyField: CustomField = {
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  buttons: `bold italic strikethrough code link heading-two heading-three heading-four
    quote bulleted-list numbered-list`.split(/\s+/),
  linked_images: false,
  pattern: [
    '/^(?![^]*!\\[\\s*\\]\\()/',
    'A picture in the text has no Alt Text. Say there what it shows.',
  ],
};

export function buildEditorConfig(settings: EditorSettings, siteOrigin: string): CmsConfig {
  const grouped = Object.values(fileGroups).flat();
  const allFiles = Object.keys(fileSchemas) as FileName[];
  const otherFiles = allFiles.filter((name) => !grouped.includes(name));
  const filesByGroup = { ...fileGroups, [otherFilesGroupLabel]: otherFiles };
  const choices: Choices = {
    drawings: settings.drawings,
    collectionOf(fileName) {
      const isInGroup = ([, files]: [string, string[]]) => files.includes(fileName);
      const [groupLabel = fileName] = Object.entries(filesByGroup).find(isInGroup) ?? [];
      return buildCollectionName(groupLabel);
    },
  };
  function buildForm(name: keyof typeof schemaByFormatName, listLabel: string): CustomField[] {
    const fields = buildFields(schemaByFormatName[name], choices, listLabel);
    return addHints(fields, settings.hints[name] ?? {});
  }
  function buildCollectionFile(name: FileName): CollectionFile {
    const label = toLabel(name);
    const folder = name in fileSchemas ? 'src/content' : 'blog';
    return {
      name,
      label,
      file: `${folder}/${name}.${findFileExtension(name)}`,
      format: name,
      fields: buildForm(name, label),
    };
  }
  const postCollection: Collection = {
    name: 'posts',
    label: 'Posts',
    label_singular: 'Post',
    folder: 'blog',
    path: '{{slug}}/index',
    slug: '{{fields.date}}-{{fields.slug}}',
    format: 'post',
    media_folder: '',
    public_folder: '',
    fields: [
      // A new post is a draft.
      ...buildForm('post', 'Posts').map((field) =>
        field.name === 'draft' ? { ...field, default: true } : field,
      ),
      postBodyField,
      { name: scheduledFieldName, widget: 'hidden' },
    ],
    thumbnail: 'image',
    summary: `{{draft | ternary('Draft: ', '')}}{{${scheduledFieldName}}}{{title}}`,
    sortable_fields: {
      fields: ['date', 'title'],
      default: { field: 'date', direction: 'descending' },
    },
    view_filters: [
      { label: 'Drafts', field: 'draft', eq: true },
      { label: 'Scheduled', field: 'date', gt: '{{today}}' },
      { label: 'Published, unless a draft', field: 'date', lte: '{{today}}' },
    ],
  };
  const serviceCollection: Collection = {
    name: 'services',
    label: 'Services',
    label_singular: 'Service',
    folder: 'src/content/services',
    format: 'services',
    // Deleting is off, because the editor would leave broken links to the service.
    delete: false,
    description:
      'npm run remove -- service KEY takes a service out with all links to it, and says what is left to do.',
    editor: { preview: false },
    fields: buildForm('services', 'Services'),
  };
  return {
    load_config_file: false,
    backend: {
      name: 'github',
      repo: settings.repository ?? `on-this-machine/${settings.folder}`,
      base_url: siteOrigin,
      auth_endpoint: 'api/v1/editor/auth',
      auth_methods: settings.repository ? ['oauth', 'token'] : ['token'],
    },
    app_title: settings.name,
    // Names of uploaded pictures become paths that the content accepts.
    slug: { encoding: 'ascii', clean_accents: true },
    logo: { src: '/logo.svg' },
    media_folder: 'src/content/pictures',
    public_folder: picturesUrlPath,
    media_libraries: {
      default: {
        config: {
          slugify_filename: true,
          transformations: { raster_image: { format: 'webp', width: 2560, height: 2560 } },
        },
      },
      stock_assets: { providers: [] },
    },
    collections: [
      postCollection,
      serviceCollection,
      ...Object.entries(filesByGroup).map(([label, files]) => ({
        name: buildCollectionName(label),
        label,
        editor: { preview: false },
        files: files.map(buildCollectionFile),
      })),
    ],
  };
}

function buildCollectionName(groupLabel: string): string {
  return groupLabel.toLowerCase().replace(/\W+/g, '-');
}
