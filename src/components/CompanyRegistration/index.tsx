import company from '@content/company';
import navigation from '@content/navigation';

const { registration } = navigation.labels;

export function CompanyRegistration({ className }: { className?: string }) {
  if (!company.legal) {
    return null;
  }
  const { registeredName, registeredOffice, cin, gstin } = company.legal;
  const parts = [
    registeredName,
    cin && `${registration.cin} ${cin}`,
    gstin && `${registration.gstin} ${gstin}`,
    registeredOffice && `${registration.office} ${registeredOffice}`,
  ];
  return <p className={className}>{parts.filter(Boolean).join(' · ')}</p>;
}
