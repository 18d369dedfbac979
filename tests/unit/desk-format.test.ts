import { afterEach, expect, test, vi } from 'vitest';

vi.mock('@content/company', () => ({ default: { locale: 'en-IN' } }));
vi.mock('@content/service-labels', () => ({ default: {} }));

afterEach(() => vi.unstubAllEnvs());

test.each(['America/Los_Angeles', 'Asia/Kolkata', 'Pacific/Kiritimati'])(
  'in %s, counted days are in UTC, other days in local time',
  async (zone) => {
    vi.stubEnv('TZ', zone);
    vi.resetModules();
    const { formatUtcDay, day } = await import('../../src/desk/format.ts');
    const monday = Date.UTC(2026, 10, 23);
    expect(formatUtcDay(monday)).toBe('23 Nov 2026');
    expect(day(monday)).toBe(zone === 'America/Los_Angeles' ? '22 Nov 2026' : '23 Nov 2026');
  },
);
