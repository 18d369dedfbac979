/** Prints progress to stderr: one updated line on a terminal, a line every five seconds elsewhere. */
export function createProgressReporter(taskLabel: string, itemCount: number): () => void {
  const { isTTY } = process.stderr;
  const startMs = Date.now();
  let doneCount = 0;
  let lastPrintMs = startMs;

  return () => {
    doneCount += 1;
    const isDone = doneCount === itemCount;
    if (!isDone && Date.now() - lastPrintMs < (isTTY ? 100 : 5000)) {
      return;
    }
    lastPrintMs = Date.now();
    const time = isDone ? ` in ${Math.round((lastPrintMs - startMs) / 1000)} s` : '';
    const line = `${taskLabel} ${doneCount} of ${itemCount}${time}`;
    process.stderr.write(isTTY ? `\r\x1b[K${line}${isDone ? '\n' : ''}` : `${line}\n`);
  };
}
