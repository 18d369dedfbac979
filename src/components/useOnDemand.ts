import { useState } from 'react';

/** After a failure, the next request tries again. */
export function useOnDemand<Module>(load: () => Promise<Module>) {
  const [module, setModule] = useState<Module>();
  const [failed, setFailed] = useState(false);

  async function request(): Promise<boolean> {
    setFailed(false);
    try {
      const importedModule = await load();
      setModule(() => importedModule);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }
  return { module: module, failed, request };
}
