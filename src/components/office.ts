import company from '@content/company';
import { formatOpeningTimes } from '../shared/open-days.ts';

const { street, city, region, postalCode } = company.address;

export const officeAddressText = `${street}, ${city}, ${region} ${postalCode}`;
export const officeHoursText = formatOpeningTimes(company.hours.times);
