import { useState } from 'react';
import { reloadIfOutdated } from './reloadIfOutdated';

/**
 * Imports a module on request; after a failure, the next request tries again. With
 * `reloadsOutdatedPage`, a page from before a new build reloads. The request resolves to false if
 * the import failed, or if the visitor has gone to another page or typed meanwhile.
 */
export function useLazyImport<Module>(
  importModule: () => Promise<Module>,
  { reloadsOutdatedPage = false } = {},
) {
  const [loadedModule, setLoadedModule] = useState<Module>();
  const [hasImportFailed, setHasImportFailed] = useState(false);

  async function loadModule(): Promise<boolean> {
    const { pathname } = location;
    let hasTyped = false;
    const recordTyping = () => {
      hasTyped = true;
    };
    addEventListener('input', recordTyping, true);
    setHasImportFailed(false);
    try {
      const importedModule = await importModule();
      setLoadedModule(() => importedModule);
      return pathname === location.pathname && !hasTyped;
    } catch (error) {
      if (reloadsOutdatedPage) {
        await reloadIfOutdated(error);
      }
      setHasImportFailed(true);
      return false;
    } finally {
      removeEventListener('input', recordTyping, true);
    }
  }
  return { module: loadedModule, failed: hasImportFailed, request: loadModule };
}
