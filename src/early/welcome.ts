/** In the head: marks a session's first page, where the welcome shows and lifts by CSS alone. */
try {
  if (!sessionStorage.getItem('welcomed')) {
    sessionStorage.setItem('welcomed', '1');
    document.documentElement.dataset.welcome = '';
  }
} catch {
  // Without storage each page would be the first.
}

export {};
