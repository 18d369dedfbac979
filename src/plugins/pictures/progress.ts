/** Prints progress to stderr: one updated line on a terminal, a line every five seconds elsewhere. */
export function showProgress(label: string, total: number): () => void {
  const started = Date.now();
  const interval = process.stderr.isTTY ? 100 : 5000;
  let done = 0;
  let lastShownAt = started;

  function show(text: string, end: string) {
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}${end}` : `${text}\n`);
    lastShownAt = Date.now();
  }

  return () => {
    done += 1;
    if (done === total) {
      show(`${label} ${total} of ${total} in ${Math.round((Date.now() - started) / 1000)} s`, '\n');
    } else if (Date.now() - lastShownAt >= interval) {
      show(`${label} ${done} of ${total}`, '');
    }
  };
}
