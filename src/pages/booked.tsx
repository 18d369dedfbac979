import labels from '@content/forms/labels';
import form from '@content/forms/meeting';
import meeting from '@content/meeting';
import page from '@content/pages/booked';
import { Button, LinkButton } from '../components/Button';
import { ContactLinks } from '../components/ContactLinks';
import { Calendar } from '../components/icons';
import { Page } from '../components/Page';
import { Section } from '../components/Section';
import { SlotList } from '../forms/SlotPicker/SlotList';
import styles from './_booked/styles.module.css';

const texts = meeting.page;
const slotField = { name: 'slot', ...form.fields.slot };

/**
 * The page behind the link to a meeting. The Worker fills it and removes what is not for the meeting's state;
 * it finds only elements whose end tag the build keeps, such as div.
 */
export default function BookedPage() {
  return (
    <Page page={page}>
      <Section>
        <div className={styles.meeting}>
          <div
            data-meeting-state="refused"
            data-meeting-text="problem"
            role="alert"
            className={styles.problem}
          />
          <div className={styles.summary}>
            <div className={styles.state} data-meeting-text="state" />
            <div className={styles.start} data-meeting-text="start" />
            <div className={styles.length} data-meeting-text="length" />
            <div data-meeting-state="booked" data-meeting-text="call" />
            <div data-meeting-state="booked" className={styles.links}>
              <a data-meeting-link="file" href="/meeting" className="action">
                <Calendar /> {texts.calendarFile}
              </a>
              <a data-meeting-link="google" href="/meeting" rel="noreferrer" className="action">
                {texts.googleCalendar}
              </a>
            </div>
          </div>
          <div>
            {labels.reference} <strong data-meeting-text="reference" />
            <div data-meeting-state="booked" className={styles.keep}>
              {texts.keep}
            </div>
          </div>
          <details data-meeting-state="booked" className={styles.change}>
            <summary>{texts.move}</summary>
            <form method="post" data-meeting-link="page" className={styles.form}>
              <input type="hidden" name="do" value="move" />
              <SlotList id="slot" field={slotField} required />
              <Button type="submit">{texts.moveSubmit}</Button>
            </form>
          </details>
          <details data-meeting-state="booked" className={styles.change}>
            <summary>{texts.cancel}</summary>
            <form method="post" data-meeting-link="page" className={styles.form}>
              <input type="hidden" name="do" value="cancel" />
              <p>{texts.cancelQuestion}</p>
              <Button type="submit" variant="quiet">
                {texts.cancelSubmit}
              </Button>
            </form>
          </details>
          <div data-meeting-state="cancelled past">
            <LinkButton to="/meeting" label={texts.again} />
          </div>
        </div>
      </Section>
      <ContactLinks />
    </Page>
  );
}
