/** The languages of code in posts. Each loads a grammar into the build. */
export const codeLanguages = ['apache', 'nginx', 'sh', 'html', 'text', 'ts', 'json'] as const;
