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
export function Link({ to = '', href = to, onClick, children, ...anchorProps }: LinkProps) {
  const routerHistory = useHistory();
  const brokenLinkCheck = useBrokenLinks();
  if (anchorProps.id) {
    brokenLinkCheck.collectAnchor(anchorProps.id);
  }
  if (/^\w+:|^\/\//.test(href)) {
    return (
      <a href={href} target="_blank" rel="noopener noreferrer" onClick={onClick} {...anchorProps}>
        {children}
      </a>
    );
  }
  brokenLinkCheck.collectLink(href);
  if (href.startsWith('#')) {
    return (
      <a href={href} onClick={onClick} {...anchorProps}>
        {children}
      </a>
    );
  }
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        followLink(event, href, routerHistory);
      }}
      {...anchorProps}
    >
      {children}
    </a>
  );
}

/**
 * Paints the pressed state of a link before navigating, because rendering the next page takes
 * longer than a frame. A link to the current URL adds no history entry.
 */
export function followLink(
  event: MouseEvent<HTMLAnchorElement>,
  href: string,
  routerHistory: ReturnType<typeof useHistory>,
) {
  if (event.defaultPrevented || isModifiedClick(event)) {
    return;
  }
  event.preventDefault();
  const linkElement = event.currentTarget;
  linkElement.dataset.pressed = '';
  afterPaint(async () => {
    await closeAllDialogs();
    delete linkElement.dataset.pressed;
    const isCurrentUrl = routerHistory.createHref(routerHistory.location) === href;
    routerHistory[isCurrentUrl ? 'replace' : 'push'](href);
  });
}
