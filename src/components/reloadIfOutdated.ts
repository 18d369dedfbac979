/** A younger page shows the error, so that it cannot reload again and again. */
const minPageAgeMs = 60_000;

/** Reloads a page from before a new build, which may have removed the script. */
export async function reloadIfOutdated(importError: unknown) {
  const { request: scriptUrl } = Object(importError);
  if (typeof scriptUrl !== 'string' || performance.now() < minPageAgeMs) {
    return;
  }
  const response = await fetch(scriptUrl, { method: 'HEAD', cache: 'no-store' }).catch(() => {});
  if (response?.status === 404) {
    location.reload();
  }
}
