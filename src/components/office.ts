import company from '@content/company';

const { street, city, region, postalCode } = company.address;
const { days: openDays, opens: openingTime, closes: closingTime } = company.hours;

export const officeAddressText = `${street}, ${city}, ${region} ${postalCode}`;
export const officeHoursText = `${openDays}, ${openingTime} to ${closingTime}`;
