/** What the address of our page may fill in on the scheduler's: its guests come from mails and forms. */

import type { ComponentProps } from 'react';
import type { InlineWidget } from 'react-calendly';
import type { ContentModules } from '../../content/schemas';

type Widget = Pick<ComponentProps<typeof InlineWidget>, 'url' | 'prefill' | 'utm' | 'pageSettings'>;

export function prefill(
  page: string,
  search: string,
  colours: ContentModules['scheduler-colours'],
): Widget {
  const query = new URLSearchParams(search);
  function given(name: string): string | undefined {
    return query.get(name)?.trim() || undefined;
  }
  function colour(name: string): string | undefined {
    return /^#?([0-9a-f]{6})$/i.exec(given(name) ?? '')?.[1];
  }
  return {
    url: withPhone(page, given('phone') ?? given('phone_number')),
    prefill: {
      name: given('name'),
      email: given('email'),
      firstName: given('first_name'),
      lastName: given('last_name'),
      guests: guests(query),
      location: given('location'),
      date: day(given('date')),
      customAnswers: Object.fromEntries([...query].filter(([name]) => /^a[1-9]\d?$/.test(name))),
    },
    utm: {
      utmCampaign: given('utm_campaign'),
      utmSource: given('utm_source'),
      utmMedium: given('utm_medium'),
      utmContent: given('utm_content'),
      utmTerm: given('utm_term'),
      salesforce_uuid: given('salesforce_uuid'),
    },
    pageSettings: {
      backgroundColor: colour('background_color') ?? colours.background,
      textColor: colour('text_color') ?? colours.text,
      primaryColor: colour('primary_color') ?? colours.primary,
    },
  };
}

/** The library does not know this one, and keeps what an address brings along. */
function withPhone(page: string, phone: string | undefined): string {
  if (!phone) {
    return page;
  }
  const address = new URL(page);
  address.searchParams.set('phone_number', phone);
  return address.href;
}

function guests(query: URLSearchParams): string[] | undefined {
  const named = query
    .getAll('guests')
    .flatMap((names) => names.split(','))
    .map((name) => name.trim())
    .filter(Boolean);
  return named.length > 0 ? named : undefined;
}

/** Of the visitor's own calendar: "2026-12-01" alone would be midnight in London. */
function day(written: string | undefined): Date | undefined {
  const [, year, month, date] = /^(\d{4})-(\d{2})-(\d{2})$/.exec(written ?? '') ?? [];
  return year ? new Date(Number(year), Number(month) - 1, Number(date)) : undefined;
}
