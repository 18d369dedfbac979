/** The configuration of Sveltia CMS: which files it lists, and in which groups. */
import type { CmsConfig, Collection, CollectionFile, CustomField } from '@sveltia/cms';
import { authorsSchema, frontMatterSchema, tagsSchema } from '../blog/post.ts';
import { fileSchemas, folderSchemas } from '../content/schemas/index.ts';
import { type Choices, fieldsOf, toLabel } from './fields.ts';
import { picturesAddress } from './form.ts';

export interface Site {
  name: string;
  /** The origin of the site, which links in posts omit. */
  address: string;
  /** The repository as owner/name; without it the editor opens local folders only. */
  repository?: string | undefined;
  folder: string;
  drawings: Record<string, string[]>;
  previewStyles: string;
  placeholders: Record<string, string>;
}

/** Each schema needs its own format, because Sveltia CMS passes only the text to a format. */
export const schemas = {
  ...fileSchemas,
  ...folderSchemas,
  authors: authorsSchema,
  tags: tagsSchema,
  post: frontMatterSchema(),
};

export function extensionOf(name: string): string {
  return { brand: 'json', post: 'md' }[name] ?? 'yml';
}

type FileName = keyof typeof fileSchemas | 'authors' | 'tags';

/** Ungrouped files go into `otherGroup`. */
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
const otherGroup = 'Words of pages and forms';

/** The text starts with heading level two, because the post title is level one. */
const bodyField: CustomField = {
  name: 'body',
  label: 'Text',
  widget: 'richtext',
  buttons:
    'bold italic strikethrough code link heading-two heading-three heading-four quote bulleted-list numbered-list'.split(
      ' ',
    ),
  linked_images: false,
  pattern: [
    '/^(?![^]*!\\[\\s*\\]\\()/',
    'A picture in the text has no Alt Text. Say there what it shows.',
  ],
};

export function editorConfig(site: Site, origin: string): CmsConfig {
  const groupedFiles = Object.values(fileGroups).flat();
  const filesByGroup: Record<string, FileName[]> = {
    ...fileGroups,
    [otherGroup]: Object.keys(fileSchemas)
      .filter(isFileName)
      .filter((name) => !groupedFiles.includes(name)),
  };
  const choices: Choices = {
    drawings: site.drawings,
    collectionOf: (file) =>
      toName(
        Object.entries(filesByGroup).find(([, files]) =>
          files.some((name) => name === file),
        )?.[0] ?? file,
      ),
  };
  function fileOf(name: FileName): CollectionFile {
    const folder = name in fileSchemas ? 'src/content' : 'blog';
    return {
      name,
      label: toLabel(name),
      file: `${folder}/${name}.${extensionOf(name)}`,
      format: name,
      fields: fieldsOf(schemas[name], choices, toLabel(name)),
    };
  }
  const posts: Collection = {
    name: 'posts',
    label: 'Posts',
    label_singular: 'Post',
    folder: 'blog',
    path: '{{slug}}/index',
    slug: '{{fields.date}}-{{fields.slug}}',
    format: 'post',
    media_folder: '',
    public_folder: '',
    fields: [...fieldsOf(schemas.post, choices, 'Posts'), bodyField],
    thumbnail: 'image',
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
  const services: Collection = {
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
    fields: fieldsOf(schemas.services, choices, 'Services'),
  };
  return {
    load_config_file: false,
    backend: {
      name: 'github',
      repo: site.repository ?? `on-this-machine/${site.folder}`,
      base_url: origin,
      auth_endpoint: 'api/v1/editor/auth',
      auth_methods: site.repository ? ['oauth', 'token'] : ['token'],
    },
    app_title: site.name,
    logo: { src: '/logo.svg' },
    media_folder: 'src/content/pictures',
    public_folder: picturesAddress,
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
      posts,
      services,
      ...Object.entries(filesByGroup).map(([label, files]) => ({
        name: toName(label),
        label,
        editor: { preview: false },
        files: files.map(fileOf),
      })),
    ],
  };
}

function toName(label: string): string {
  return label.toLowerCase().replace(/\W+/g, '-');
}

function isFileName(name: string): name is keyof typeof fileSchemas {
  return name in fileSchemas;
}
