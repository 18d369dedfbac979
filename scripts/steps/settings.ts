import path from 'node:path';
import { type Unstable_Config, unstable_readConfig } from 'wrangler';

const root = path.resolve(import.meta.dirname, '../..');

/** The Worker's settings, as wrangler reads them. */
export function readSettings(project = root): Unstable_Config {
  return unstable_readConfig(
    { config: `${project}/worker/wrangler.jsonc` },
    { hideWarnings: true },
  );
}
