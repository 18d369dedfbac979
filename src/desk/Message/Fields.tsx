import { fieldLabels } from '@site/src/shared/forms.ts';
import { isSitePath } from '@site/src/shared/site-path.ts';
import type { ReactNode } from 'react';
import { ExternalLink } from '../../components/ExternalLink';
import { IconButton } from '../../components/IconButton';
import { Copy, File } from '../../components/icons';
import type { StoredMessage } from '../api';
import { copyToClipboard } from '../changes';
import { Facts } from '../Facts';
import { findLanguageName, findServiceName } from '../format';
import { buildCallUrl, buildReplyMailUrl, findMessageText } from '../replies';
import { say, texts } from '../texts';
import styles from './styles.module.css';

const shownPictureTypes = ['image/png', 'image/jpeg', 'image/webp'];

export function Fields({ message }: { message: StoredMessage }) {
  const { fields, page, service, campaign, files } = message;
  // Leaves out the name and the message text, which the page shows above the fields.
  const { name: _, ...otherFields } = fields;
  const contactUrls = { email: buildReplyMailUrl(message), phoneNumber: buildCallUrl(message) };
  const facts = Object.entries(otherFields).map(([name, value]): [string, ReactNode] => {
    const contactUrl = name === 'email' || name === 'phoneNumber' ? contactUrls[name] : null;
    const isAbove = value === findMessageText(message);
    const content = contactUrl ? <ContactLink to={contactUrl} text={value} /> : value;
    return [fieldLabels[name] ?? name, isAbove ? null : content];
  });
  const { message: labels } = texts;
  return (
    <Facts
      facts={[
        ...facts,
        [labels.files, files.length > 0 && <Files message={message} />],
        [labels.language, findLanguageName(page)],
        [
          labels.page,
          page && isSitePath(page) ? <ExternalLink to={page}>{page}</ExternalLink> : page,
        ],
        [labels.service, service && findServiceName(service)],
        [labels.campaign, campaign],
      ]}
    />
  );
}

function ContactLink({ to, text }: { to: string; text: string }) {
  return (
    <span className={styles.contact}>
      <a href={to}>{text}</a>
      <IconButton label={`${texts.actions.copy} ${text}`} onClick={() => copyToClipboard(text)}>
        <Copy />
      </IconButton>
    </span>
  );
}

function Files({ message: { files, reference } }: { message: StoredMessage }) {
  return (
    <>
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
                {name} ({say(texts.message.size, { kilobytes: Math.ceil(size / 1024) })})
              </a>
            </li>
          );
        })}
      </ul>
      <p className={styles.hint}>{texts.message.fileWarning}</p>
    </>
  );
}
