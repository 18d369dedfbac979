import { afterEach, expect, test, vi } from 'vitest';
import { copyContent } from '../support/content-copy.ts';
import { fixture } from '../support/fixture.ts';

afterEach(() => {
  vi.unstubAllEnvs();
  vi.resetModules();
});

test('under hot reload, a mistake replaces the bundler’s errors', async () => {
  const contentCopy = copyContent();
  contentCopy.change('company.yml', 'tagline:', 'taglin:');
  vi.stubEnv('CONTENT_DIR', contentCopy.folder);
  vi.stubEnv('STATIC_DIR', fixture.static);
  vi.stubEnv('NODE_ENV', 'development');
  vi.resetModules();
  const { default: mistakesPlugin } = await import('../../src/plugins/mistakes.ts');
  const webpackSettings = mistakesPlugin().configureWebpack?.({}, false, {} as never, undefined);
  const tapPromiseMock = vi.fn();
  const [webpackPlugin] = Object(webpackSettings).plugins;
  webpackPlugin.apply({
    hooks: { afterCompile: { tapPromise: tapPromiseMock } },
    webpack: { WebpackError: Error },
  });
  const addDependenciesMock = vi.fn();
  const fakeCompilation = {
    compiler: { isChild: () => false },
    contextDependencies: { addAll: addDependenciesMock },
    errors: [new Error('a stack of the bundler')],
  };
  await tapPromiseMock.mock.calls[0]?.[1](fakeCompilation);
  expect(fakeCompilation.errors.map(({ message }) => message.replace(/:\d+:/, ''))).toEqual([
    'src/content/company.yml tagline: This field is missing. Add it.',
    'src/content/company.yml taglin: This field is not known here. Take it out, or correct its name.',
  ]);
  expect(addDependenciesMock).toHaveBeenCalledWith(expect.arrayContaining([contentCopy.folder]));
});
