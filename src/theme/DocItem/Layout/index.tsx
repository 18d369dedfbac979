import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Layout';
import { Banner } from '../../../components/Banner';
import { Prose } from '../../../components/Prose';
import { Section } from '../../../components/Section';

/** A document opens with the banner of every other page. */
export default function DocItemLayout({ children }: Props) {
  const { title, description, frontMatter } = useDoc().metadata;
  const label = frontMatter.sidebar_label ?? title;
  return (
    <main>
      <Banner heading={label} lead={description} parents={[]} here={label} />
      <Section>
        <Prose>{children}</Prose>
      </Section>
    </main>
  );
}
