/** A younger page shows the error, so that it cannot reload again and again. */
const minPageAgeMs = 60_000;

/** Reloads a page from before a new build, which may have removed the script. */
export async function reloadIfOutdated(importError: unknown) {
  const scriptUrl = Object(importError).request;
  if (typeof scriptUrl !== 'string' || performance.now() < minPageAgeMs || hasFilledForm()) {
    return;
  }
  // This replaces a cached 404, which the headers of /assets keep for a year.
  const response = await fetch(scriptUrl, { cache: 'reload' }).catch(() => {});
  if (response?.status === 404) {
    location.reload();
  }
}

/** A reload would lose a chosen file, a running upload, and text whose draft could not be kept. */
function hasFilledForm(): boolean {
  const fieldSelector = 'form[method="post"] :is(input, textarea)';
  const fieldElements = document.querySelectorAll<HTMLInputElement>(fieldSelector);
  return [...fieldElements].some(({ value, defaultValue }) => value !== defaultValue);
}
