import { useEffect, useState } from 'react';

/** The one of the site: the system decides until somebody does. */
const kept = 'theme';
const system = window.matchMedia('(prefers-color-scheme: dark)');

function isDark(): boolean {
  const chosen = window.localStorage.getItem(kept);
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
      window.localStorage.setItem(kept, dark ? 'light' : 'dark');
      setDark(!dark);
    },
  };
}
