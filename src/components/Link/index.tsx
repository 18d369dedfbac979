import type { Props } from '@docusaurus/Link';
import { useHistory } from '@docusaurus/router';
import useBrokenLinks from '@docusaurus/useBrokenLinks';
import type { MouseEvent } from 'react';
import { opensElsewhere } from '../opensElsewhere';

/**
 * Stands in for Docusaurus' link (src/plugins/slim). That one watches for the moment when it comes
 * into view and is drawn anew with each change of the address: a page has 125 of them. This one
 * fetches its page when it is pointed at, touched or reached by the Tab key.
 */
export default function Link({ to, href = to as string, onClick, children, ...rest }: Props) {
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
  function fetchPage() {
    window.docusaurus.preload(href);
  }
  return (
    <a
      href={href}
      onClick={(event) => {
        onClick?.(event);
        follow(event, href, history);
      }}
      onPointerEnter={fetchPage}
      onTouchStart={fetchPage}
      onFocus={fetchPage}
      {...rest}
    >
      {children}
    </a>
  );
}

/** The same address again is no further step for the Back button. */
function follow(event: MouseEvent, href: string, history: ReturnType<typeof useHistory>) {
  if (!event.defaultPrevented && !opensElsewhere(event)) {
    event.preventDefault();
    const isHere = history.createHref(history.location) === href;
    history[isHere ? 'replace' : 'push'](href);
  }
}
