import company from '@content/company';

const { street, city, region, postalCode } = company.address;
const { days, opens, closes } = company.hours;

export const officeAddressText = `${street}, ${city}, ${region} ${postalCode}`;
export const officeHoursText = `${days}, ${opens} to ${closes}`;
