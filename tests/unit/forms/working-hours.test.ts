import { expect, test } from 'vitest';
import { workingHours } from '../../../src/forms/workingHours.ts';

test.each([
  ['10:00', '13:00', ['10:00 to 11:00', '11:00 to 12:00', '12:00 to 13:00']],
  ['09:30', '12:30', ['10:00 to 11:00', '11:00 to 12:00']],
])(
  'a visitor of an office open from %s to %s is offered hours when somebody is there',
  (opens, closes, hours) => {
    expect(workingHours({ opens, closes }, 'to')).toEqual(hours);
  },
);
