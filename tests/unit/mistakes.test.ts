import { afterEach, expect, test, vi } from 'vitest';
import { copyContent } from '../support/content-folder.ts';
import { fixture } from '../support/fixture.ts';

const copy = copyContent(fixture.content);

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
  copy.remove();
});

test('under hot reload, a mistake replaces the bundler’s errors', async () => {
  copy.change('company.yml', 'tagline:', 'taglin:');
  vi.stubEnv('CONTENT_DIR', copy.folder);
  vi.stubEnv('STATIC_DIR', fixture.static);
  vi.stubEnv('NODE_ENV', 'development');
  vi.resetModules();
  const { default: mistakesPlugin } = await import('../../src/plugins/mistakes.ts');
  const settings = mistakesPlugin().configureWebpack?.({}, false, {} as never, undefined);
  const tapPromise = vi.fn();
  const [plugin] = Object(settings).plugins;
  plugin.apply({ hooks: { afterCompile: { tapPromise } }, webpack: { WebpackError: Error } });
  const addAll = vi.fn();
  const compilation = {
    compiler: { isChild: () => false },
    contextDependencies: { addAll },
    errors: [new Error('a stack of the bundler')],
  };
  await tapPromise.mock.calls[0]?.[1](compilation);
  expect(compilation.errors.map(({ message }) => message.replace(/:\d+:/, ''))).toEqual([
    'src/content/company.yml tagline: This field is missing. Add it.',
    'src/content/company.yml taglin: This field is not known here. Take it out, or correct its name.',
  ]);
  expect(addAll).toHaveBeenCalledWith(expect.arrayContaining([copy.folder]));
});
