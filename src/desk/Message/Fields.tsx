import { fieldLabels } from '@site/src/shared/forms.ts';
import { isSitePath } from '@site/src/shared/site-path.ts';
import type { ReactNode } from 'react';
import { IconButton } from '../../components/IconButton';
import { Copy, File } from '../../components/icons';
import type { StoredMessage } from '../api';
import { findLanguageName, findServiceName } from '../format';
import { buildCallUrl, buildReplyMailUrl, findMessageText } from '../replies';
import { texts } from '../texts';
import { useCopyToClipboard } from '../useDesk';
import styles from './styles.module.css';

const shownPictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

export function Fields({ message }: { message: StoredMessage }) {
  const { fields, page, service, campaign, files, reference } = message;
  // Leaves out the name and the message text, which the page shows above the fields.
  const fieldEntries = Object.entries(fields).filter(
    ([fieldName, fieldValue]) =>
      fieldValue !== '' && fieldName !== 'name' && fieldValue !== findMessageText(message),
  );
  const language = findLanguageName(page);
  const contactUrlsByField: Record<string, string | null> = {
    email: buildReplyMailUrl(message),
    phoneNumber: buildCallUrl(message),
  };
  return (
    <dl className={styles.fields}>
      {fieldEntries.map(([fieldName, fieldValue]) => (
        <Field key={fieldName} label={fieldLabels[fieldName] ?? fieldName}>
          {contactUrlsByField[fieldName] ? (
            <ContactLink to={contactUrlsByField[fieldName]} text={fieldValue} />
          ) : (
            fieldValue
          )}
        </Field>
      ))}
      {files.length > 0 && (
        <Field label={texts.message.files}>
          <ul className={styles.files}>
            {files.map(({ key, name, type, size }, position) => {
              const url = `/api/v1/desk/messages/${reference}/files/${position}`;
              return (
                <li key={key}>
                  <a href={url} download className={styles.file}>
                    {shownPictureTypes.includes(type) ? (
                      <img src={`${url}?small`} alt="" className={styles.picture} loading="lazy" />
                    ) : (
                      <File />
                    )}
                    {name} ({texts.message.size(Math.ceil(size / 1024))})
                  </a>
                </li>
              );
            })}
          </ul>
          <p className={styles.hint}>{texts.message.fileWarning}</p>
        </Field>
      )}
      {language && <Field label={texts.message.language}>{language}</Field>}
      {page && (
        <Field label={texts.message.page}>
          {isSitePath(page) ? (
            <a href={page} target="_blank" rel="noopener noreferrer">
              {page}
            </a>
          ) : (
            page
          )}
        </Field>
      )}
      {service && <Field label={texts.message.service}>{findServiceName(service)}</Field>}
      {campaign && <Field label={texts.message.campaign}>{campaign}</Field>}
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
