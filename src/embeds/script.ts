/**
 * Puts a third party's script, and the element it fills, into a place of the page. Returns what
 * takes both away again, with whatever the script has written beside them.
 */
export function placeScript(
  place: HTMLElement,
  src: string,
  target: Record<string, string>,
  onFailure: () => void,
): () => void {
  const element = document.createElement('div');
  for (const [name, value] of Object.entries(target)) {
    element.setAttribute(name, value);
  }
  const script = document.createElement('script');
  script.src = src;
  script.async = true;
  script.addEventListener('error', onFailure);
  place.append(element, script);
  return () => {
    script.removeEventListener('error', onFailure);
    place.replaceChildren();
  };
}
