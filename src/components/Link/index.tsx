import { useHistory } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, MouseEvent } from 'react';
import { afterPaint } from '../afterPaint';
import { closeAllDialogs } from '../Dialog/historyEntries';
import { isModifiedClick } from '../isModifiedClick';

/** `to` is a page of this site; `href` may also be a #fragment or another site. */
type LinkProps = ComponentProps<'a'> & { to?: string };

/**
 * Replaces Docusaurus' link, which observes the viewport and renders again on every navigation: a
 * page has 125 links. preloadLinks.ts preloads pages instead.
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
 * Paints the pressed state first, because rendering the next page takes longer than a frame. A link
 * to the current URL adds no history entry.
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
