import { createContext, type ReactNode, useContext, useDeferredValue } from 'react';
import { usePathname } from './localise';

const FramePathnameContext = createContext('');

/** The parts around a page show its address after the page is painted, because it is what was asked for. */
export function FramePathnameProvider({ children }: { children: ReactNode }) {
  const pathname = useDeferredValue(usePathname());
  return <FramePathnameContext value={pathname}>{children}</FramePathnameContext>;
}

export function useFramePathname(): string {
  return useContext(FramePathnameContext);
}
