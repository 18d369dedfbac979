import language from '@content/language';
import { useHistory } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { ComponentProps, MouseEvent } from 'react';
import { flushSync } from 'react-dom';
import { afterPaint } from '../afterPaint';
import { closeAllDialogs } from '../Dialog/historyEntries';
import { ExternalLink } from '../ExternalLink';
import { hasModifier } from '../hasModifier';
import { localise } from '../localise';

/**
 * `to` is a page of this site; `href` may also be a #fragment, another site or a mail address. With
 * `hrefLang`, it is the address of a page in that language.
 */
type LinkProps = ComponentProps<'a'> & { to?: string };

type RouterHistory = ReturnType<typeof useHistory>;

/**
 * Replaces Docusaurus' link, which observes the viewport and renders again on every navigation: a
 * page has 125 links. preloadLinks.ts preloads pages instead.
 */
export function Link({ to = '', href: ownHref = to, onClick, ...otherProps }: LinkProps) {
  const isOnlyInFirstLanguage = language.missing.includes(ownHref.replace(/[?#].*/, ''));
  const anchorProps = isOnlyInFirstLanguage
    ? { hrefLang: language.firstLocale, ...otherProps }
    : otherProps;
  const href = anchorProps.hrefLang ? ownHref : localise(ownHref);
  const routerHistory = useHistory();
  const brokenLinkCheck = useBrokenLinks();
  brokenLinkCheck.collectAnchor(anchorProps.id);
  if (/^(https?:)?\/\//.test(href)) {
    return <ExternalLink to={href} onClick={onClick} {...anchorProps} />;
  }
  const isElsewhere = anchorProps.hrefLang !== undefined || /^\w+:/.test(href);
  brokenLinkCheck.collectLink(isElsewhere ? undefined : href);
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        if (!isElsewhere && !href.startsWith('#')) {
          followLink(event, href, routerHistory);
        }
      }}
      {...anchorProps}
    />
  );
}

/**
 * Paints the pressed state of a link before navigating, because rendering the next page takes
 * longer than a frame.
 */
export function followLink(
  event: MouseEvent<HTMLAnchorElement>,
  href: string,
  routerHistory: RouterHistory,
) {
  if (event.defaultPrevented || hasModifier(event)) {
    return;
  }
  event.preventDefault();
  const linkElement = event.currentTarget;
  linkElement.dataset.pressed = '';
  afterPaint(async () => {
    await closeDialogsAndNavigate(href, routerHistory);
    delete linkElement.dataset.pressed;
  });
}

/** Navigating to the current URL adds no history entry. */
export async function closeDialogsAndNavigate(href: string, routerHistory: RouterHistory) {
  await closeAllDialogs();
  const isCurrentUrl = routerHistory.createHref(routerHistory.location) === href;
  // Waiting for React's own turn would cost a frame.
  flushSync(() => routerHistory[isCurrentUrl ? 'replace' : 'push'](href));
}
