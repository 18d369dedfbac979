import { useHistory } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, MouseEvent } from 'react';
import { afterPaint } from '../afterPaint';
import { closeAllDialogs } from '../Dialog/historyEntries';
import { isModifiedClick } from '../isModifiedClick';

/** `to` is a page of this site. `href` may also be a #fragment or another site. */
type LinkProps = ComponentProps<'a'> & { to?: string };

/**
 * Docusaurus' link observes the viewport and renders again with every change of the address, and a
 * page has 125 of them. For ours, preloadPointed.ts loads a page when the visitor points at it.
 */
export function Link({ to = '', href = to, onClick, children, ...rest }: LinkProps) {
  const history = useHistory();
  const links = useBrokenLinks();
  if (rest.id) {
    links.collectAnchor(rest.id);
  }
  if (/^\w+:|^\/\//.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  links.collectLink(href);
  if (href.startsWith('#')) {
    return (
      <a href={href} onClick={onClick} {...rest}>
        {children}
      </a>
    );
  }
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        followLink(event, href, history);
      }}
      {...rest}
    >
      {children}
    </a>
  );
}

/**
 * Shows the press before it draws the page, which takes longer than a frame. Closes what is open over
 * the page. A link to this very address adds no entry to the history.
 */
export function followLink(
  event: MouseEvent<HTMLAnchorElement>,
  href: string,
  history: ReturnType<typeof useHistory>,
) {
  if (event.defaultPrevented || isModifiedClick(event)) {
    return;
  }
  event.preventDefault();
  const link = event.currentTarget;
  link.dataset.pressed = '';
  afterPaint(async () => {
    await closeAllDialogs();
    delete link.dataset.pressed;
    const isCurrentUrl = history.createHref(history.location) === href;
    history[isCurrentUrl ? 'replace' : 'push'](href);
  });
}
