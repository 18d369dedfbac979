import Head from '@docusaurus/Head';
import { CodeFigure } from '../../blog/components/CodeFigure';
import { PostPicture } from '../../blog/components/PostPicture';
import { Link } from '../../components/Link';
import { headingWithLink } from './headingWithLink';
import { ListItem } from './ListItem';
import { ScrollingTable } from './ScrollingTable';

/**
 * The elements of Markdown. The classic theme's list also brings tabs, admonitions and the code
 * block with its highlighter for the browser; the build highlights our code.
 */
const components = {
  Head,
  PostPicture,
  a: Link,
  li: ListItem,
  pre: CodeFigure,
  table: ScrollingTable,
  h2: headingWithLink('h2'),
  h3: headingWithLink('h3'),
  h4: headingWithLink('h4'),
};

export default components;
