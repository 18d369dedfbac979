/** Prints progress to stderr: one updated line on a terminal, a line every five seconds elsewhere. */
export function createProgressReporter(taskLabel: string, itemCount: number): () => void {
  const startMs = Date.now();
  const printIntervalMs = process.stderr.isTTY ? 100 : 5000;
  let doneCount = 0;
  let lastPrintMs = startMs;

  function printProgress(line: string, lineEnding: string) {
    process.stderr.write(process.stderr.isTTY ? `\r\x1b[K${line}${lineEnding}` : `${line}\n`);
    lastPrintMs = Date.now();
  }

  return () => {
    doneCount += 1;
    if (doneCount === itemCount) {
      const seconds = Math.round((Date.now() - startMs) / 1000);
      printProgress(`${taskLabel} ${itemCount} of ${itemCount} in ${seconds} s`, '\n');
    } else if (Date.now() - lastPrintMs >= printIntervalMs) {
      printProgress(`${taskLabel} ${doneCount} of ${itemCount}`, '');
    }
  };
}
