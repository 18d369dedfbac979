import documents from '@content/documents';
import { useDoc, useDocsSidebar } from '@docusaurus/plugin-content-docs/client';
import type { Props } from '@theme/DocItem/Layout';
import { Link } from '../../../components/Link';
import { PageBody } from '../../../components/Page';
import { Prose } from '../../../components/Prose';
import { Section } from '../../../components/Section';
import { extractPlainText } from '../../../shared/html.ts';
import styles from './styles.module.css';

export default function DocItemLayout({ children }: Props) {
  const { metadata, toc } = useDoc();
  const { id, title, description, frontMatter } = metadata;
  const documentLabel = frontMatter.sidebar_label ?? title;
  const documentLinks = useDocsSidebar()?.items.filter((item) => item.type === 'link') ?? [];
  return (
    <PageBody
      page={{
        search: { title, description },
        heading: documentLabel,
        lead: description,
        breadcrumb: { label: documentLabel, parents: [] },
        picture: documents.pictures[id],
      }}
    >
      <Section>
        <div className={styles.columns}>
          <div className={styles.aside}>
            <nav aria-labelledby="document_list" className={styles.documents} data-screen-only="">
              <h2 id="document_list" className={styles.heading}>
                {documents.documents}
              </h2>
              <ul className={styles.list}>
                {documentLinks.map(({ docId, href, label }) => (
                  <li key={href}>
                    <Link
                      to={href}
                      className={styles.link}
                      aria-current={docId === id ? 'page' : undefined}
                    >
                      {label}
                    </Link>
                  </li>
                ))}
              </ul>
            </nav>
            {toc.length > 0 && (
              <nav aria-labelledby="document_contents">
                <h2 id="document_contents" className={styles.heading}>
                  {documents.contents}
                </h2>
                <ol>
                  {toc.map((tocHeading) => (
                    <li key={tocHeading.id}>
                      <a href={`#${tocHeading.id}`} className={styles.link}>
                        {extractPlainText(tocHeading.value)}
                      </a>
                    </li>
                  ))}
                </ol>
              </nav>
            )}
          </div>
          <Prose>{children}</Prose>
        </div>
      </Section>
    </PageBody>
  );
}
