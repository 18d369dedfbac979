import company from '@content/company';
import { formatClockTime } from '../shared/clock-time.ts';

const { street, city, region, postalCode } = company.address;
const { days, opens, closes } = company.hours;

export const officeAddressText = `${street}, ${city}, ${region} ${postalCode}`;
export const officeHoursText = `${days}, ${formatClockTime(opens)} to ${formatClockTime(closes)}`;
