/** Job boards know these types only. */
export const employmentTypes = [
  'FULL_TIME',
  'PART_TIME',
  'CONTRACTOR',
  'TEMPORARY',
  'INTERN',
  'VOLUNTEER',
  'OTHER',
] as const;

export interface TypedJob {
  type: string;
  employmentType?: (typeof employmentTypes)[number] | undefined;
}

/** Returns FULL_TIME for "Full time, permanent", and CONTRACTOR for "Contract". */
export function findEmploymentType({ type, employmentType }: TypedJob) {
  const words = type.toUpperCase().replace(/\W+/g, '_');
  return (
    employmentType ??
    employmentTypes.find((known) => words && (known.startsWith(words) || words.startsWith(known)))
  );
}
