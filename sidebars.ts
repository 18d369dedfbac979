import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** The Markdown pages of src/docs, in the order of the list beside them. */
export default {
  documents: ['privacy', 'accessibility'],
} satisfies SidebarsConfig;
