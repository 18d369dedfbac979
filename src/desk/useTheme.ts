import { useEffect, useState } from 'react';

const storageKey = 'desk-theme';
const systemTheme = window.matchMedia('(prefers-color-scheme: dark)');

function readIsDark(): boolean {
  const savedTheme = window.localStorage.getItem(storageKey);
  return savedTheme ? savedTheme === 'dark' : systemTheme.matches;
}

export function useTheme() {
  const [isDark, setDark] = useState(readIsDark);
  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, [isDark]);
  useEffect(() => {
    const follow = () => setDark(readIsDark());
    systemTheme.addEventListener('change', follow);
    return () => systemTheme.removeEventListener('change', follow);
  }, []);
  return {
    isDark,
    toggle() {
      window.localStorage.setItem(storageKey, isDark ? 'light' : 'dark');
      setDark(!isDark);
    },
  };
}
