import * as v from 'valibot';
import { captureOutput } from './run.ts';

const vulnerabilitySchema = v.object({ severity: v.string(), range: v.string() });
const auditSchema = v.pipe(
  v.string(),
  v.parseJson(),
  v.object({ vulnerabilities: v.record(v.string(), vulnerabilitySchema) }),
);

const reportedSeverities = ['high', 'critical'];

export async function findVulnerabilities(): Promise<string[]> {
  const auditArgs = ['audit', '--omit=dev', '--json', '--loglevel=silent'];
  return describeVulnerabilities((await captureOutput('npm', auditArgs)).output);
}

export function describeVulnerabilities(auditJson: string): string[] {
  const { success, output } = v.safeParse(auditSchema, auditJson);
  if (!success) {
    return [
      'npm audit: the registry gave no answer here. Ask again where it does: npm audit --omit=dev',
    ];
  }
  return Object.entries(output.vulnerabilities)
    .filter(([, { severity }]) => reportedSeverities.includes(severity))
    .map(([name, { severity, range }]) => `npm audit: ${name} ${range} (${severity})`);
}
