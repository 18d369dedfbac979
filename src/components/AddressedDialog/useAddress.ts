import { useHistory, useLocation } from '@docusaurus/router';
import { type MouseEvent, useEffect, useRef } from 'react';
import { showOverPage } from '../Dialog/overPage';
import { opensElsewhere } from '../opensElsewhere';

/**
 * Which of several windows the address names after its "#". Following a link to one opens it,
 * Back closes it, and stepping on to the next leaves no trace in the history.
 */
export function useAddress(slugs: string[]) {
  const history = useHistory();
  const location = useLocation();
  // Compared as it is written: an address that somebody broke cannot be decoded.
  const current = slugs.find((slug) => location.hash === hashOf(slug));
  const opened = useRef<{ slug: string; top: number; fromHere: boolean }>(undefined);
  const arrived = useRef(false);

  useEffect(() => {
    const fromHere = arrived.current && history.action === 'PUSH';
    arrived.current = true;
    if (current) {
      opened.current = { top: scrollY, fromHere, ...opened.current, slug: current };
    } else if (opened.current) {
      // A changed address takes a page to its top; a closed window leaves it where it was.
      const { slug, top } = opened.current;
      opened.current = undefined;
      scrollTo({ top, behavior: 'instant' });
      document.querySelector<HTMLElement>(`a[href$="#${slug}"]`)?.focus();
    }
  }, [current, history]);

  return {
    current,
    /** For the click on a link to a window: it is shown first, then its address follows. */
    open(event: MouseEvent, slug: string) {
      const dialog = document.getElementById(slug);
      if (dialog instanceof HTMLDialogElement && !opensElsewhere(event)) {
        event.preventDefault();
        showOverPage(dialog, () => history.push({ ...location, hash: hashOf(slug) }));
      }
    },
    leave(slug: string) {
      if (history.location.hash !== hashOf(slug)) {
        return;
      }
      if (opened.current?.fromHere) {
        history.goBack();
      } else {
        history.replace({ ...location, hash: '' });
      }
    },
    step(by: 1 | -1, among: string[]) {
      const next = among.at((among.indexOf(current ?? '') + by) % among.length);
      history.replace({ ...location, hash: hashOf(next ?? '') });
    },
  };
}

function hashOf(slug: string): string {
  return `#${encodeURIComponent(slug)}`;
}
