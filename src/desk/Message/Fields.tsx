import { fieldLabels } from '@site/src/shared/forms.ts';
import { isSitePath } from '@site/src/shared/site-path.ts';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton';
import { Copy, File } from '../../components/icons';
import type { StoredMessage } from '../api';
import { serviceName } from '../format';
import { mailLink, messageText, phoneLink } from '../replies';
import { texts } from '../texts';
import { useCopy } from '../useDesk';
import styles from './styles.module.css';

const { message: words } = texts;

export function Fields({ message }: { message: StoredMessage }) {
  const { fields, page, service, file_name: file, file_size: size, reference } = message;
  // The heading shows the name, and the text below it the message.
  const entries = Object.entries(fields).filter(
    ([name, value]) => value !== '' && name !== 'name' && value !== messageText(message),
  );
  const links: Record<string, string | null> = {
    email: mailLink(message),
    phoneNumber: phoneLink(message),
  };
  return (
    <dl className={styles.fields}>
      {entries.map(([name, value]) => (
        <Field key={name} label={fieldLabels[name] ?? name}>
          {links[name] ? <ContactLink to={links[name]} text={value} /> : value}
        </Field>
      ))}
      {file && (
        <Field label={words.cv}>
          <a href={`/api/v1/desk/messages/${reference}/file`} download>
            <File /> {file}
          </a>{' '}
          ({words.size(Math.ceil((size ?? 0) / 1024))})
          <p className={styles.hint}>{words.fileWarning}</p>
        </Field>
      )}
      {page && (
        <Field label={words.page}>
          {isSitePath(page) ? (
            <a href={page} target="_blank" rel="noopener noreferrer">
              {page}
            </a>
          ) : (
            page
          )}
        </Field>
      )}
      {service && <Field label={words.service}>{serviceName(service)}</Field>}
    </dl>
  );
}

function ContactLink({ to, text }: { to: string; text: string }) {
  const copy = useCopy();
  return (
    <span className={styles.contact}>
      <a href={to}>{text}</a>
      <IconButton label={`${texts.actions.copy} ${text}`} onClick={() => copy(text)}>
        <Copy />
      </IconButton>
    </span>
  );
}

function Field({ label, children }: { label: string; children: ReactNode }) {
  return (
    <div className={styles.field}>
      <dt>{label}</dt>
      <dd className={styles.value}>{children}</dd>
    </div>
  );
}
