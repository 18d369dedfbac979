import company from '@content/company';
import meeting from '@content/forms/meeting';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { SelectField, TextArea, TextField } from '../components/Field';
import { dayIn } from '../shared/office-day.ts';
import { Form } from './Form';
import { PersonFields } from './PersonFields';
import { useForm } from './useForm';
import { workingHours } from './workingHours';

const hours = workingHours(company.hours, meeting.until).map((hour) => ({
  value: hour,
  label: hour,
}));

/** Shown if no calendar is connected. The query prefills the form, as it prefills the calendar. */
export function MeetingForm({ id }: { id?: string }) {
  const form = useForm(meeting, { id });
  // The build knows neither the query nor the current day.
  const inBrowser = useIsBrowser();
  const { search } = useLocation();
  const query = new URLSearchParams(inBrowser ? search : '');
  function queryValue(name: string): string | undefined {
    return query.get(name)?.trim() || undefined;
  }
  return (
    <Form form={form}>
      <PersonFields form={form} wideName name={queryValue('name')} email={queryValue('email')} />
      <TextField
        {...form.field('phoneNumber')}
        type="tel"
        autoComplete="tel"
        defaultValue={queryValue('phone')}
      />
      <TextField
        {...form.field('date', { hint: company.hours.days })}
        type="date"
        min={inBrowser ? dayIn(company.timeZone, Date.now()) : undefined}
        defaultValue={queryValue('date')}
      />
      <SelectField {...form.field('time')} prompt={meeting.fields.time.prompt} options={hours} />
      <TextArea {...form.field('message')} />
    </Form>
  );
}
