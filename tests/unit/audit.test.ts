import { expect, test } from 'vitest';
import { describeVulnerabilities } from '../../scripts/lib/audit.ts';

test('lists only high and critical vulnerabilities, with the package', () => {
  const swiper = { severity: 'critical', isDirect: true, range: '<14.5.0', via: [] };
  const webpack = { severity: 'low', isDirect: false, range: '*', via: [] };
  const report = { auditReportVersion: 2, vulnerabilities: { swiper, webpack } };
  const lines = describeVulnerabilities(JSON.stringify(report));
  expect(lines).toEqual(['npm audit: swiper <14.5.0 (critical)']);
  expect(describeVulnerabilities('{ "auditReportVersion": 2, "vulnerabilities": {} }')).toEqual([]);
});

const brokenReports = ['', 'npm error', '{"message":"405 Method Not Allowed"}'];
test.each(brokenReports)('advises to run npm audit when the registry answers %j', (text) => {
  expect(describeVulnerabilities(text)).toEqual([expect.stringContaining('npm audit --omit=dev')]);
});
