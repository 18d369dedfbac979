/** An archive with these names in its directory; its last record says at which byte the directory begins. */
export function buildZip(names: string, content = ''): string {
  const directoryStart = String.fromCharCode(4 + content.length);
  return `PK\x03\x04${content}${names}PK\x05\x06${'\0'.repeat(12)}${directoryStart}\0\0\0\0\0`;
}
