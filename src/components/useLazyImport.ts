import { useState } from 'react';
import { reloadIfOutdated } from './reloadIfOutdated';

/**
 * Imports a module on request; after a failure, the next request tries again. With
 * `reloadsOutdatedPage`, a page from before a new build reloads.
 */
export function useLazyImport<Module>(
  importModule: () => Promise<Module>,
  { reloadsOutdatedPage = false } = {},
) {
  const [loadedModule, setLoadedModule] = useState<Module>();
  const [hasImportFailed, setHasImportFailed] = useState(false);

  async function loadModule(): Promise<boolean> {
    setHasImportFailed(false);
    try {
      const importedModule = await importModule();
      setLoadedModule(() => importedModule);
      return true;
    } catch (error) {
      if (reloadsOutdatedPage) {
        await reloadIfOutdated(error);
      }
      setHasImportFailed(true);
      return false;
    }
  }
  return { module: loadedModule, failed: hasImportFailed, request: loadModule };
}
