import styles from './styles.module.css';

export interface Question {
  question: string;
  answer: string;
  open?: boolean;
}

/** Questions that open on their own, with or without JavaScript, and are found by find-in-page. */
export function Faq({ questions }: { questions: Question[] }) {
  return (
    <div className={styles.list}>
      {questions.map(({ question, answer, open }) => (
        <details key={question} className={styles.item} open={open}>
          <summary className={styles.question}>
            {question}
            <span className={styles.sign} aria-hidden="true" />
          </summary>
          <p className={styles.answer}>{answer}</p>
        </details>
      ))}
    </div>
  );
}
