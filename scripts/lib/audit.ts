import * as v from 'valibot';
import { capture } from './run.ts';

const auditSchema = v.object({
  vulnerabilities: v.record(
    v.string(),
    v.object({ severity: v.string(), isDirect: v.boolean(), range: v.string() }),
  ),
});

const reportedSeverities = ['high', 'critical'];

export async function findVulnerabilities(): Promise<string[]> {
  const { output } = await capture('npm', ['audit', '--omit=dev', '--json', '--loglevel=silent']);
  return readAudit(output);
}

export function readAudit(output: string): string[] {
  const audit = v.safeParse(v.pipe(v.string(), v.parseJson(), auditSchema), output);
  if (!audit.success) {
    return [
      'npm audit: the registry gave no answer here. Ask again where it does: npm audit --omit=dev',
    ];
  }
  return Object.entries(audit.output.vulnerabilities)
    .filter(([, { severity }]) => reportedSeverities.includes(severity))
    .map(([name, { severity, range }]) => `npm audit: ${name} ${range} (${severity})`);
}
