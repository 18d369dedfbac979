import { useEffect, useState } from 'react';

/** The system decides until the owner does. */
const storageKey = 'desk-theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  const chosen = window.localStorage.getItem(storageKey);
  return chosen ? chosen === 'dark' : system.matches;
}

export function useTheme() {
  const [dark, setDark] = useState(isDark);
  useEffect(() => {
    document.documentElement.dataset.theme = dark ? 'dark' : 'light';
  }, [dark]);
  useEffect(() => {
    const follow = () => setDark(isDark());
    system.addEventListener('change', follow);
    return () => system.removeEventListener('change', follow);
  }, []);
  return {
    dark,
    toggle() {
      window.localStorage.setItem(storageKey, dark ? 'light' : 'dark');
      setDark(!dark);
    },
  };
}
