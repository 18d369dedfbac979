/** Code languages of posts; each loads a grammar into the build. */
export const codeLanguages = ['apache', 'nginx', 'sh', 'html', 'text', 'ts', 'json'] as const;
