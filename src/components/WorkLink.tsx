import texts from '@content/portfolio-page';
import clsx from 'clsx';
import type { WorkSummary } from '../content/schemas';
import { ArrowRight } from './icons';
import { Link } from './Link';

/** The link covers the part of the page that shows the work. */
export function WorkLink({ work, className }: { work: WorkSummary; className?: string }) {
  return (
    <Link
      to={`/portfolio/${work.slug}`}
      aria-label={`${texts.view}: ${work.client}`}
      className={clsx('action covering', className)}
    >
      {texts.view}
      <ArrowRight />
    </Link>
  );
}
