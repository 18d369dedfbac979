import { useState } from 'react';

/** Imports a module on request; after a failure, the next request tries again. */
export function useLazyImport<Module>(importModule: () => Promise<Module>) {
  const [loadedModule, setLoadedModule] = useState<Module>();
  const [hasImportFailed, setHasImportFailed] = useState(false);

  async function loadModule(): Promise<boolean> {
    setHasImportFailed(false);
    try {
      const importedModule = await importModule();
      setLoadedModule(() => importedModule);
      return true;
    } catch {
      setHasImportFailed(true);
      return false;
    }
  }
  return { module: loadedModule, failed: hasImportFailed, request: loadModule };
}
