import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import { usePathname } from './localise';

const FramePathnameContext = createContext('');

/** Header, menu and chat follow a navigation after the first paint of the new page. */
export function FramePathnameProvider({ children }: { children: ReactNode }) {
  const pathname = useDeferredValue(usePathname().replace(/(?<=.)\/$/, ''));
  return <FramePathnameContext value={pathname}>{children}</FramePathnameContext>;
}

export function useFramePathname(): string {
  return useContext(FramePathnameContext);
}
