import Head from '@docusaurus/Head';
import MDXA from '@theme/MDXComponents/A';
import MDXHeading from '@theme/MDXComponents/Heading';
import MDXLi from '@theme/MDXComponents/Li';
import type { ComponentProps } from 'react';
import { CodeFigure } from '../../blog/pages/_post/CodeFigure';
import { PostPicture } from '../../blog/pages/_post/PostPicture';
import { ScrollingTable } from './ScrollingTable';

/**
 * What Markdown becomes. Theme Classic's list also brings tabs, admonitions and the code block
 * with its highlighter for the browser; code here is coloured by the build.
 */
const components = {
  Head,
  PostPicture,
  a: MDXA,
  li: MDXLi,
  pre: CodeFigure,
  table: ScrollingTable,
  h2: (props: ComponentProps<'h2'>) => <MDXHeading as="h2" {...props} />,
  h3: (props: ComponentProps<'h3'>) => <MDXHeading as="h3" {...props} />,
  h4: (props: ComponentProps<'h4'>) => <MDXHeading as="h4" {...props} />,
};

export default components;
