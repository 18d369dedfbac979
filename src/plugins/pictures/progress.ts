/** Prints progress to stderr: one updated line on a terminal, a line every five seconds elsewhere. */
export function showProgress(label: string, total: number): () => void {
  const startTime = Date.now();
  const interval = process.stderr.isTTY ? 100 : 5000;
  let doneCount = 0;
  let lastShownAt = startTime;

  function show(text: string, end: string) {
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${text}${end}` : `${text}\n`);
    lastShownAt = Date.now();
  }

  return () => {
    doneCount += 1;
    if (doneCount === total) {
      show(
        `${label} ${total} of ${total} in ${Math.round((Date.now() - startTime) / 1000)} s`,
        '\n',
      );
    } else if (Date.now() - lastShownAt >= interval) {
      show(`${label} ${doneCount} of ${total}`, '');
    }
  };
}
