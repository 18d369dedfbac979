import company from '@content/company';
import language from '@content/language';

const { street, city, region, postalCode } = company.address;

export const officeAddressText = `${street}, ${city}, ${region} ${postalCode}`;
export const officeHoursText = language.openingTimes;
