import { expect, test } from 'vitest';
import { readAudit } from '../../scripts/lib/audit.ts';

function buildAuditJson(vulnerabilities: Record<string, unknown>): string {
  return JSON.stringify({ auditReportVersion: 2, vulnerabilities });
}

test('lists only high and critical vulnerabilities, with the package', () => {
  expect(
    readAudit(
      buildAuditJson({
        swiper: { severity: 'critical', isDirect: true, range: '<14.5.0', via: [] },
        webpack: { severity: 'low', isDirect: false, range: '*', via: [] },
      }),
    ),
  ).toEqual(['npm audit: swiper <14.5.0 (critical)']);
  expect(readAudit(buildAuditJson({}))).toEqual([]);
});

test.each(['', 'npm error', '{"message":"405 Method Not Allowed"}'])(
  'advises to run npm audit when the registry answers %j',
  (npmAuditOutput) => {
    expect(readAudit(npmAuditOutput)).toEqual([expect.stringContaining('npm audit --omit=dev')]);
  },
);
