import { hashToHex } from '../digest.ts';
import type { ValidMessage } from '../message.ts';

type Content = Pick<ValidMessage, 'formName' | 'fieldValues' | 'service'>;

/** Held and clean messages differ, so that a visitor held by mistake can send again; so do messages with other files. */
export async function computeFingerprints(content: Content, files: { bytes: Uint8Array }[]) {
  const { formName, fieldValues, service } = content;
  const fileDigests = await Promise.all(files.map(({ bytes }) => hashToHex(bytes)));
  const clean = await hashToHex(JSON.stringify([formName, fieldValues, fileDigests, service]));
  return { clean, held: `held ${clean}` };
}

/** One token of Turnstile passes for one message, however often that message is repeated. */
export async function buildIdempotencyKey({ submission, fingerprints }: ValidMessage) {
  const hash = submission && (await hashToHex(`${submission} ${fingerprints.clean}`));
  return hash?.replace(/^(.{8})(.{4})(.{4})(.{4})(.{12}).*/, '$1-$2-$3-$4-$5');
}
