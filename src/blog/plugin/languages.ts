/** The languages of code in posts; each costs the build a grammar. */
export const codeLanguages = ['apache', 'nginx', 'sh', 'html', 'text', 'ts', 'json'] as const;
