import type { ContentFile } from '../../content/schemas';
import { Link } from '../Link';
import styles from './styles.module.css';

type Question = ContentFile<'faq'>[number];
type Props = { questions: (Pick<Question, 'question' | 'answer'> & Partial<Question>)[] };

/** Questions are details elements: they work without JavaScript, and find-in-page opens them. */
export function Faq({ questions }: Props) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer, links = [], open }) => (
        <details key={question} className={styles.item} open={open}>
          <summary className={styles.question}>
            {question}
            <span className={styles.toggle} aria-hidden="true" data-screen-only="" />
          </summary>
          <p className={styles.answer}>
            {answer}{' '}
            {links.map(({ label, to }) => (
              <Link key={to} to={to}>
                {label}
              </Link>
            ))}
          </p>
        </details>
      ))}
    </div>
  );
}
