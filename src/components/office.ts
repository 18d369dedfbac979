import company from '@content/company';

const { street, city, region, postalCode } = company.address;
const { days, opens, closes } = company.hours;

export const officeAddress = `${street}, ${city}, ${region} ${postalCode}`;
export const officeHours = `${days}, ${opens} to ${closes}`;
