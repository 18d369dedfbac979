import { expandDayRange, weekdays } from '../../shared/open-days.ts';
import * as v from './parts.ts';

const timeOfDaySchema = v.textMatching(
  5,
  /^([01]\d|2[0-3]):[0-5]\d$/,
  ({ input }) => `"${input}" is not a time of day. Write hours and minutes, like 09:30 or 18:00.`,
);

/** src/shared/open-days.ts parses this range, because search engines need each day. */
const dayRangeSchema = v.textMatching(
  30,
  new RegExp(`^(?:${weekdays.join('|')})(?: to (?:${weekdays.join('|')}))?$`),
  'Write one day, or the first and the last, like Monday to Saturday.',
);

const openingTimeSchema = v.pipe(
  v.strictObject({ days: dayRangeSchema, opens: timeOfDaySchema, closes: timeOfDaySchema }),
  v.forward(
    v.partialCheck(
      [['opens'], ['closes']],
      ({ opens, closes }) => opens < closes,
      'Write a time after "opens".',
    ),
    ['closes'],
  ),
);

/** Hours by weekday: one entry for the days with the same hours, two for days with a break. */
export const openingTimesSchema = v.pipe(
  v.nonEmptyList(1, 14, openingTimeSchema),
  v.rawCheck(({ dataset, addIssue }) => {
    const times = dataset.typed ? dataset.value : [];
    for (const [key, value] of times.entries()) {
      const earlier = times
        .slice(0, key)
        .filter(({ opens, closes }) => opens < value.closes && value.opens < closes);
      const earlierDays = earlier.flatMap(({ days }) => expandDayRange(days));
      const day = expandDayRange(value.days).find((each) => earlierDays.includes(each));
      if (day) {
        addIssue({
          message: `${day} has these hours twice: an earlier entry overlaps. Change one of them.`,
          path: [{ type: 'array', origin: 'value', input: [], key, value }],
        });
      }
    }
  }),
);
