import { useState } from 'react';

/** Loads a module on request. After a failure the next request tries again. */
export function useOnDemand<Module>(load: () => Promise<Module>) {
  const [loaded, setLoaded] = useState<Module>();
  const [failed, setFailed] = useState(false);

  async function request(): Promise<boolean> {
    setFailed(false);
    try {
      const module = await load();
      setLoaded(() => module);
      return true;
    } catch {
      setFailed(true);
      return false;
    }
  }
  return { loaded, failed, request };
}
