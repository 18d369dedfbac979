import { escapeHtml } from '../../src/shared/html.ts';
import type { Database } from '../env.ts';
import { logProblem, readErrorKind } from '../log.ts';
import { createOfficeFormats, listFreeDays } from '../meeting/slots.ts';
import type { OfficeLanguage } from '../office.ts';
import type { ElementChanges } from './built-page.ts';

/** Fills the list with the free times, grouped by day; without the database, the page stays without them. */
export async function listSlots(
  db: Database,
  { language, chosenSlot }: { language: OfficeLanguage; chosenSlot?: unknown },
): Promise<ElementChanges> {
  try {
    const days = await listFreeDays(db);
    const officeFormats = createOfficeFormats(language);
    const groups = days
      .filter(({ starts }) => starts.length > 0)
      .map(({ starts }) => {
        const options = starts.map((startMs) => {
          const value = new Date(startMs).toISOString();
          const selected = value === chosenSlot ? ' selected' : '';
          return `<option value="${value}"${selected}>${escapeHtml(officeFormats.time(startMs))}</option>`;
        });
        const day = escapeHtml(officeFormats.day(starts[0]));
        return `<optgroup label="${day}">${options.join('')}</optgroup>`;
      });
    const none = groups.length === 0 ? escapeHtml(language.meeting.refused.none) : '';
    const html = `<option value="">${none}</option>${groups.join('')}`;
    return { 'select[data-slot-list]': (list) => void list.append(html, { html: true }) };
  } catch (error) {
    logProblem('not-looked-up', { error: readErrorKind(error) });
    return {};
  }
}
