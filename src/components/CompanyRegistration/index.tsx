import company from '@content/company';
import navigation from '@content/navigation';

const { registration: labels } = navigation.labels;

/** The names and numbers that a registered company shows; nothing without them. */
export function CompanyRegistration({ className }: { className?: string }) {
  if (!company.legal) {
    return null;
  }
  const { registeredName, registeredOffice, cin, gstin } = company.legal;
  const parts = [
    registeredName,
    cin && `${labels.cin} ${cin}`,
    gstin && `${labels.gstin} ${gstin}`,
    registeredOffice && `${labels.office} ${registeredOffice}`,
  ];
  return <p className={className}>{parts.filter(Boolean).join(' · ')}</p>;
}
