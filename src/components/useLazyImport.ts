import { useState } from 'react';
import { reloadIfOutdated } from './reloadIfOutdated';

/**
 * Imports a module on request; after a failure, the next request tries again. An outdated page
 * reloads if the visitor's request was a press.
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
