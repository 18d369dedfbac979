import { useEffect, useState } from 'react';

const themeStorageKey = 'desk-theme';
const darkThemeMediaQuery = window.matchMedia('(prefers-color-scheme: dark)');

function shouldUseDarkTheme(): boolean {
  const savedTheme = window.localStorage.getItem(themeStorageKey);
  return savedTheme ? savedTheme === 'dark' : darkThemeMediaQuery.matches;
}

export function useTheme() {
  const [isDark, setIsDark] = useState(shouldUseDarkTheme);
  useEffect(() => {
    document.documentElement.dataset.theme = isDark ? 'dark' : 'light';
  }, [isDark]);
  useEffect(() => {
    const followSystemTheme = () => setIsDark(shouldUseDarkTheme());
    darkThemeMediaQuery.addEventListener('change', followSystemTheme);
    return () => darkThemeMediaQuery.removeEventListener('change', followSystemTheme);
  }, []);
  return {
    isDark,
    toggleTheme() {
      window.localStorage.setItem(themeStorageKey, isDark ? 'light' : 'dark');
      setIsDark(!isDark);
    },
  };
}
