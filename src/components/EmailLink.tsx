import company from '@content/company';
import { Fragment } from 'react';

/** A long email address may break after the @ and before a dot. */
export function EmailLink({ className }: { className?: string }) {
  return (
    <a href={`mailto:${company.email}`} className={className}>
      <span>
        {company.email.split(/(?<=@)|(?=\.)/).map((emailPart) => (
          <Fragment key={emailPart}>
            {emailPart}
            <wbr />
          </Fragment>
        ))}
      </span>
    </a>
  );
}
