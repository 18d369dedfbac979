import faq from '@content/faq';
import inquiry from '@content/forms/inquiry';
import quote from '@content/forms/quote';
import home from '@content/home';
import fieldMessages from '@content/messages/fields';
import labels from '@content/service-labels';
import guide from '@content/style-guide';

export const styleGuidePath = '/test';
export const example = {
  sampleEyebrow: home.about.eyebrow,
  sampleHeading: home.services.heading,
  sampleText: home.services.subtitle,
  actionLabel: home.hero.demo.label,
  samplePicture: home.partner.picture,
  sampleSteps: home.process.steps,
  sampleQuestions: faq.slice(0, 2),
  services: Object.keys(labels).slice(0, 3),
  serviceLabels: Object.values(labels).slice(0, 3),
  inquiryFields: inquiry.fields,
  error: fieldMessages.email,
  closeLabel: quote.close,
  ...guide.labels,
};
