import styles from './styles.module.css';

export interface Question {
  question: string;
  answer: string;
  open?: boolean;
}

/** Each question opens on its own, without JavaScript too, and find-in-page finds it. */
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
