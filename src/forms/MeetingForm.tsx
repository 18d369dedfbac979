import company from '@content/company';
import meeting from '@content/forms/meeting';
import { useEffect, useRef } from 'react';
import { Choice, TextArea, TextField } from '../components/Field';
import { Form } from './Form';
import { Person } from './Person';
import { useForm } from './useForm';

/** Whole hours of a working day, from the first to the last one that ends before we close. */
const hours = workingHours().map((hour) => ({ value: hour, label: hour }));

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
      <TextField {...form.field('date')} ref={date} type="date" />
      <Choice {...form.field('time')} prompt={meeting.fields.time.prompt} options={hours} />
      <TextArea {...form.field('message')} />
    </Form>
  );
}

function workingHours(): string[] {
  const [opens, closes] = [company.hours.opens, company.hours.closes].map(Number.parseFloat);
  return Array.from(
    { length: closes - opens },
    (_, hour) => `${opens + hour}:00 ${meeting.until} ${opens + hour + 1}:00`,
  );
}
