import meeting from '@content/forms/meeting';
import { useLocation } from '@docusaurus/router';
import useIsBrowser from '@docusaurus/useIsBrowser';
import { TextArea, TextField } from '../components/Field';
import { Form } from './Form';
import { ServiceFromUrl } from './ServiceFromUrl';
import { SlotPicker } from './SlotPicker';
import { useForm } from './useForm';

/** Books a meeting; shown if no calendar is connected or the calendar fails. The page's query prefills the form. */
export function MeetingForm({ id }: { id?: string }) {
  const { search } = useLocation();
  // The build does not know the page's query.
  const prefillParams = new URLSearchParams(useIsBrowser() ? search : '');
  const readPrefillValue = (name: string) => prefillParams.get(name)?.trim() || undefined;
  const formControl = useForm(meeting, {
    idPrefix: id,
    initialValues: {
      name: readPrefillValue('name'),
      email: readPrefillValue('email'),
      phoneNumber: readPrefillValue('phone'),
    },
  });
  return (
    <Form formControl={formControl}>
      <ServiceFromUrl />
      <SlotPicker
        {...formControl.getFieldProps('slot')}
        initialDay={readPrefillValue('date')}
        finishedSendCount={formControl.finishedSendCount}
      />
      <TextField {...formControl.getFieldProps('name', { wide: true })} />
      <TextField {...formControl.getFieldProps('email')} />
      <TextField {...formControl.getFieldProps('phoneNumber')} />
      <TextArea {...formControl.getFieldProps('message')} />
    </Form>
  );
}
