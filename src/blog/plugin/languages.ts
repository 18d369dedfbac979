/** Each language adds a grammar to the build. */
export const codeLanguages = [
  'apache',
  'bash',
  'css',
  'html',
  'js',
  'json',
  'nginx',
  'php',
  'python',
  'sh',
  'text',
  'ts',
] as const;
