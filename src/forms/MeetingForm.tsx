import company from '@content/company';
import meeting from '@content/forms/meeting';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { SelectField, TextArea, TextField } from '../components/Field';
import { formatIsoDay } from '../shared/office-day.ts';
import { Form } from './Form';
import { listOneHourSlots } from './oneHourSlots';
import { PersonFields } from './PersonFields';
import { useForm } from './useForm';

const timeOptions = listOneHourSlots(company.hours, meeting.until);

/** Shown if no calendar is connected or the calendar fails. The page's query prefills the form. */
export function MeetingForm({ id }: { id?: string }) {
  const formControl = useForm(meeting, { idPrefix: id });
  // The build knows neither the page's query nor the current day.
  const isHydrated = useIsBrowser();
  const { search } = useLocation();
  const prefillParams = new URLSearchParams(isHydrated ? search : '');
  function readPrefillValue(paramName: string): string | undefined {
    return prefillParams.get(paramName)?.trim() || undefined;
  }
  return (
    <Form formControl={formControl}>
      <PersonFields
        formControl={formControl}
        isNameWide
        initialName={readPrefillValue('name')}
        initialEmail={readPrefillValue('email')}
      />
      <TextField
        {...formControl.getFieldProps('phoneNumber')}
        type="tel"
        autoComplete="tel"
        defaultValue={readPrefillValue('phone')}
      />
      <TextField
        {...formControl.getFieldProps('date', { hint: company.hours.days })}
        type="date"
        min={isHydrated ? formatIsoDay(company.timeZone, Date.now()) : undefined}
        defaultValue={readPrefillValue('date')}
      />
      <SelectField
        {...formControl.getFieldProps('time')}
        prompt={meeting.fields.time.prompt}
        options={timeOptions}
      />
      <TextArea {...formControl.getFieldProps('message')} />
    </Form>
  );
}
