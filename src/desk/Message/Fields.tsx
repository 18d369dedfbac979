import { fieldLabels } from '@site/src/shared/forms.ts';
import { isSitePath } from '@site/src/shared/site-path.ts';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton';
import { Copy, File } from '../../components/icons';
import type { StoredMessage } from '../api';
import { serviceName } from '../format';
import { buildReplyMailUrl, messageText, phoneLink } from '../replies';
import { texts } from '../texts';
import { useCopyToClipboard } from '../useDesk';
import styles from './styles.module.css';

const { message: messageTexts } = texts;

export function Fields({ message }: { message: StoredMessage }) {
  const { fields, page, service, file_name: fileName, reference } = message;
  // Leaves out the name and the message text, which the page shows above the fields.
  const fieldEntries = Object.entries(fields).filter(
    ([name, value]) => value !== '' && name !== 'name' && value !== messageText(message),
  );
  const contactLinks: Record<string, string | null> = {
    email: buildReplyMailUrl(message),
    phoneNumber: phoneLink(message),
  };
  return (
    <dl className={styles.fields}>
      {fieldEntries.map(([name, value]) => (
        <Field key={name} label={fieldLabels[name] ?? name}>
          {contactLinks[name] ? <ContactLink to={contactLinks[name]} text={value} /> : value}
        </Field>
      ))}
      {fileName && (
        <Field label={messageTexts.cv}>
          <a href={`/api/v1/desk/messages/${reference}/file`} download>
            <File /> {fileName}
          </a>{' '}
          ({messageTexts.size(Math.ceil((message.file_size ?? 0) / 1024))})
          <p className={styles.hint}>{messageTexts.fileWarning}</p>
        </Field>
      )}
      {page && (
        <Field label={messageTexts.page}>
          {isSitePath(page) ? (
            <a href={page} target="_blank" rel="noopener noreferrer">
              {page}
            </a>
          ) : (
            page
          )}
        </Field>
      )}
      {service && <Field label={messageTexts.service}>{serviceName(service)}</Field>}
    </dl>
  );
}

function ContactLink({ to, text }: { to: string; text: string }) {
  const copyText = useCopyToClipboard();
  return (
    <span className={styles.contact}>
      <a href={to}>{text}</a>
      <IconButton label={`${texts.actions.copy} ${text}`} onClick={() => copyText(text)}>
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
