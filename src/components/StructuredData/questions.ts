import type { FAQPage, Question } from 'schema-dts';

export function buildFaqPage(questions: { question: string; answer: string }[]): FAQPage {
  return {
    '@type': 'FAQPage',
    mainEntity: questions.map(
      ({ question, answer }): Question => ({
        '@type': 'Question',
        name: question,
        acceptedAnswer: { '@type': 'Answer', text: answer },
      }),
    ),
  };
}
