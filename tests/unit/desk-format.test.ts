import { afterEach, expect, test, vi } from 'vitest';

vi.mock('@content/company', () => ({ default: { locale: 'en-IN' } }));
vi.mock('@content/service-labels', () => ({ default: {} }));

afterEach(() => vi.unstubAllEnvs());

test.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'in %s, counted days are in UTC, other days in local time',
  async (timeZone) => {
    vi.stubEnv('TZ', timeZone);
    vi.resetModules();
    const { formatUtcDay, formatFullDate: formatLocalDay } = await import(
      '../../src/desk/format.ts'
    );
    const mondayMs = Date.UTC(2026, 10, 23);
    expect(formatUtcDay(mondayMs)).toBe('23 Nov 2026');
    expect(formatLocalDay(mondayMs)).toBe(
      timeZone === 'America/Los_Angeles' ? '22 Nov 2026' : '23 Nov 2026',
    );
  },
);
