import company from '@content/company';
import meeting from '@content/meeting';
import { buildControlProps, FieldLayout } from '../../components/Field';
import fieldStyles from '../../components/Field/styles.module.css';
import { fillPlaceholders } from '../../shared/messages.ts';
import type { SlotField } from '.';
import styles from './styles.module.css';

const hint = fillPlaceholders(meeting.picker.zone, { place: company.address.city });

/** The Worker fills the list. React keeps its options, because it renders a text and no elements. */
export function SlotList({ id, field: fieldWithoutHint, required }: SlotField) {
  const field = { ...fieldWithoutHint, hint };
  return (
    <div className={styles.list}>
      <FieldLayout id={id} field={field} required={required}>
        <select
          className={`${fieldStyles.control} ${fieldStyles.select}`}
          {...buildControlProps(id, field)}
          data-slot-list
          suppressHydrationWarning
        >
          {''}
        </select>
      </FieldLayout>
    </div>
  );
}
