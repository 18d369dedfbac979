import documents from '@content/documents';
import { useDoc } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Layout';
import { Banner } from '../../../components/Banner';
import { trailInSchemaOrg } from '../../../components/Breadcrumb/schema-org';
import { Prose } from '../../../components/Prose';
import { plainText } from '../../../components/Prose/plainText';
import { Section } from '../../../components/Section';
import { StructuredData } from '../../../components/StructuredData';
import styles from './styles.module.css';

/** A document opens with the banner of every other page, and lists its sections beside its text. */
export default function DocItemLayout({ children }: Props) {
  const { metadata, toc } = useDoc();
  const { id, title, description, frontMatter } = metadata;
  const label = frontMatter.sidebar_label ?? title;
  return (
    <main>
      {BUILDING_PAGES && <StructuredData data={trailInSchemaOrg([], label)} />}
      <Banner
        heading={label}
        lead={description}
        parents={[]}
        here={label}
        picture={documents.pictures[id]}
      />
      <Section>
        <div className={styles.columns}>
          <nav aria-labelledby="contents" className={styles.contents}>
            <h2 id="contents" className={styles.heading}>
              {documents.contents}
            </h2>
            <ol>
              {toc.map((section) => (
                <li key={section.id}>
                  <a href={`#${section.id}`} className={styles.link}>
                    {plainText(section.value)}
                  </a>
                </li>
              ))}
            </ol>
          </nav>
          <Prose>{children}</Prose>
        </div>
      </Section>
    </main>
  );
}
