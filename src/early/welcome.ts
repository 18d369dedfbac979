/** Runs in the head. Marks a session's first page, where CSS shows the welcome. */
try {
  if (!sessionStorage.getItem('welcomed')) {
    sessionStorage.setItem('welcomed', '1');
    document.documentElement.dataset.welcome = '';
  }
} catch {
  // Without storage every page would show the welcome.
}

export {};
