import * as v from 'valibot';
import { captureOutput } from './run.ts';

const auditSchema = v.object({
  vulnerabilities: v.record(v.string(), v.object({ severity: v.string(), range: v.string() })),
});

const reportedSeverities = ['high', 'critical'];

export async function findVulnerabilities(): Promise<string[]> {
  const { output: auditJson } = await captureOutput('npm', [
    'audit',
    '--omit=dev',
    '--json',
    '--loglevel=silent',
  ]);
  return describeVulnerabilities(auditJson);
}

export function describeVulnerabilities(auditJson: string): string[] {
  const auditValidation = v.safeParse(v.pipe(v.string(), v.parseJson(), auditSchema), auditJson);
  if (!auditValidation.success) {
    return [
      'npm audit: the registry gave no answer here. Ask again where it does: npm audit --omit=dev',
    ];
  }
  return Object.entries(auditValidation.output.vulnerabilities)
    .filter(([, { severity }]) => reportedSeverities.includes(severity))
    .map(
      ([packageName, { severity, range }]) => `npm audit: ${packageName} ${range} (${severity})`,
    );
}
