import useBrokenLinks from '@docusaurus/useBrokenLinks';
import clsx from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react';
import { Button } from '../Button';
import { Dialog } from '../Dialog';
import { closeOverPage, showOverPage } from '../Dialog/overPage';
import { ArrowLeft, ArrowRight } from '../icons';
import styles from './styles.module.css';
import type { useAddress } from './useAddress';

/**
 * One of several windows that each have an address (see useAddress). It works without JavaScript:
 * then the address itself shows it.
 */
export function AddressedDialog({
  slug,
  title,
  lead,
  labels,
  address,
  among,
  back,
  className,
  children,
}: {
  slug: string;
  title: string;
  lead?: string;
  labels: { close: string; previous: string; next: string };
  address: ReturnType<typeof useAddress>;
  /** The windows that previous and next go round. */
  among: string[];
  /** The id of what the windows were opened from. */
  back: string;
  className?: string;
  children: ReactNode;
}) {
  const dialog = useRef<HTMLDialogElement>(null);
  const shown = address.current === slug;
  useBrokenLinks().collectAnchor(slug);

  useEffect(() => {
    if (shown) {
      showOverPage(dialog.current);
    } else {
      closeOverPage(dialog.current);
    }
  }, [shown]);

  function onKeyDown({ key }: KeyboardEvent) {
    if (key === 'ArrowRight') {
      address.step(1, among);
    } else if (key === 'ArrowLeft') {
      address.step(-1, among);
    }
  }

  return (
    <Dialog
      ref={dialog}
      id={slug}
      title={title}
      lead={lead}
      closeLabel={labels.close}
      className={clsx(styles.window, className)}
      onClose={() => address.leave(slug)}
      onKeyDown={onKeyDown}
    >
      {children}
      <div className={styles.steps}>
        <Button look="quiet" className={styles.step} onClick={() => address.step(-1, among)}>
          <ArrowLeft />
          {labels.previous}
        </Button>
        <Button look="quiet" className={styles.step} onClick={() => address.step(1, among)}>
          {labels.next}
          <ArrowRight />
        </Button>
      </div>
      <a href={`#${back}`} className={styles.leave}>
        {labels.close}
      </a>
    </Dialog>
  );
}
