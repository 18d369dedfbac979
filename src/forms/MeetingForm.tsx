import company from '@content/company';
import meeting from '@content/forms/meeting';
import { useEffect, useRef } from 'react';
import { Choice, TextArea, TextField } from '../components/Field';
import { Form } from './Form';
import { Person } from './Person';
import { useForm } from './useForm';
import { workingHours } from './workingHours';

const hours = workingHours(company.hours, meeting.until).map((hour) => ({
  value: hour,
  label: hour,
}));

/** How a meeting is asked for where no calendar is connected. */
export function MeetingForm({ id }: { id?: string }) {
  const form = useForm(meeting, { id });
  const date = useRef<HTMLInputElement>(null);
  useEffect(() => {
    // A page is built once and read for weeks: only the browser knows what day it is.
    if (date.current) date.current.min = new Date().toLocaleDateString('sv-SE');
  }, []);
  return (
    <Form form={form}>
      <Person form={form} wideName />
      <TextField {...form.field('phoneNumber')} type="tel" autoComplete="tel" />
      <TextField {...form.field('date', { hint: company.hours.days })} ref={date} type="date" />
      <Choice {...form.field('time')} prompt={meeting.fields.time.prompt} options={hours} />
      <TextArea {...form.field('message')} />
    </Form>
  );
}
