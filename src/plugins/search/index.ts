/** Writes the search index, which pages load on the first search. */
import path from 'node:path';
import type { BlogContent } from '@docusaurus/plugin-content-blog';
import type { LoadContext, Plugin } from '@docusaurus/types';
import type { Content } from '../../content/schemas/index.ts';
import { readContent } from '../content/read.ts';
import { commonestWords, headingsOf, plainText, type SearchEntry } from './entries.ts';

export default function searchPlugin(context: LoadContext): Plugin {
  return {
    name: 'code-crafters-search',

    async allContentLoaded({ allContent, actions }) {
      const blog = allContent['docusaurus-plugin-content-blog']?.default as BlogContent | undefined;
      const { services, works, industries } = readContent();
      await actions.createData('index.json', [
        ...(blog?.blogPosts ?? []).map(describePost),
        ...Object.entries(services).map(describeService),
        ...works.map(describeWork),
        ...industries.map(describeTrade),
      ]);
    },

    configureWebpack() {
      const folder = path.join(context.generatedFilesDir, 'code-crafters-search', 'default');
      return { resolve: { alias: { '@search': folder } } };
    },
  };
}

function describePost({ metadata, content }: BlogContent['blogPosts'][number]): SearchEntry {
  const { permalink, title, description, tags, authors } = metadata;
  return {
    to: permalink,
    kind: 'post',
    title,
    description,
    headings: [headingsOf(content), ...tags.map(({ label }) => label)].join('. '),
    words: [...authors.map(({ name }) => name), commonestWords(plainText(content))].join(' '),
  };
}

function describeService([key, service]: [string, Content['services'][string]]): SearchEntry {
  const { title, menu, description, features, details } = service;
  return {
    to: `/service/${key}`,
    kind: 'service',
    title,
    description,
    headings: [menu.label, ...features.map((one) => one.title)].join('. '),
    words: commonestWords(
      [
        ...features.map((one) => one.description),
        ...details.flatMap((one) => [one.heading, ...one.points]),
      ].join(' '),
    ),
  };
}

function describeWork(work: Content['works'][number]): SearchEntry {
  const { slug, title, text, client, needed, built, usedFor } = work;
  return {
    to: `/portfolio/${slug}`,
    kind: 'work',
    title,
    description: text,
    headings: client,
    words: commonestWords([needed, ...built, usedFor].join(' ')),
  };
}

function describeTrade(trade: Content['industries'][number]): SearchEntry {
  const { slug, name, title = name, text, problems, papers, seasons, questions } = trade;
  return {
    to: `/industry/${slug}`,
    kind: 'trade',
    title,
    description: text,
    headings: [name, ...problems.map((problem) => problem.title)].join('. '),
    words: commonestWords(
      [
        ...problems.flatMap((problem) => [problem.text, problem.built]),
        papers ?? '',
        seasons ?? '',
        ...questions.flatMap(({ question, answer }) => [question, answer]),
      ].join(' '),
    ),
  };
}
