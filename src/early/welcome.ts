/** Marks the first page of a session, so that CSS shows the welcome. */
try {
  if (!sessionStorage.getItem('welcomed')) {
    sessionStorage.setItem('welcomed', '1');
    document.documentElement.dataset.welcome = '';
  }
} catch {
  // Without session storage every page would show the welcome, so no page does.
}

export {};
