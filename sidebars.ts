import type { SidebarsConfig } from '@docusaurus/plugin-content-docs';

/** Lists the Markdown pages of src/docs in the order of their menu. */
export default {
  documents: ['privacy', 'accessibility'],
} satisfies SidebarsConfig;
