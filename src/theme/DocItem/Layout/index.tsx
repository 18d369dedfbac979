import documents from '@content/documents';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Layout';
import { Link } from '../../../components/Link';
import { PageBody } from '../../../components/Page';
import { Prose } from '../../../components/Prose';
import { Section } from '../../../components/Section';
import { plainText } from '../../../shared/html.ts';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props) {
  const { metadata, toc } = useDoc();
  const { id, title, description, frontMatter } = metadata;
  const label = frontMatter.sidebar_label ?? title;
  const documentLinks = useDocsSidebar()?.items.filter((item) => item.type === 'link') ?? [];
  return (
    <PageBody
      page={{
        search: { title, description },
        heading: label,
        lead: description,
        breadcrumb: { label, parents: [] },
        picture: documents.pictures[id],
        hidden: false,
      }}
    >
      <Section>
        <div className={styles.columns}>
          <div className={styles.aside}>
            <nav aria-labelledby="documents" className={styles.documents}>
              <h2 id="documents" className={styles.heading}>
                {documents.documents}
              </h2>
              <ul className={styles.list}>
                {documentLinks.map(({ docId, href, label: document }) => (
                  <li key={href}>
                    <Link
                      to={href}
                      className={styles.link}
                      aria-current={docId === id ? 'page' : undefined}
                    >
                      {document}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            <nav aria-labelledby="contents">
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
          </div>
          <Prose>{children}</Prose>
        </div>
      </Section>
    </PageBody>
  );
}
