import { readFileSync } from 'node:fs';
import { parse } from 'jsonc-parser';
import * as v from 'valibot';
import { root } from './run.ts';

const settingsPath = `${root}/worker/wrangler.jsonc`;

/** The schema has only the fields that scripts and tests read. */
const settingsSchema = v.looseObject({
  compatibility_date: v.string(),
  vars: v.record(v.string(), v.string()),
  r2_buckets: v.array(v.looseObject({ bucket_name: v.string() })),
  ratelimits: v.array(
    v.looseObject({ simple: v.object({ limit: v.number(), period: v.number() }) }),
  ),
  triggers: v.object({ crons: v.array(v.string()) }),
});

export type Settings = v.InferOutput<typeof settingsSchema>;

export function readSettings(): Settings {
  const settings = parse(readFileSync(settingsPath, 'utf8'), [], { allowTrailingComma: true });
  return v.parse(settingsSchema, settings);
}
