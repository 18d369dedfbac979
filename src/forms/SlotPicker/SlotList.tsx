import { buildControlProps, FieldLayout } from '../../components/Field';
import fieldStyles from '../../components/Field/styles.module.css';
import type { FormField } from '../useForm';
import styles from './styles.module.css';

/** The Worker fills the list. React keeps its options, because it renders a text and no elements. */
export function SlotList({ id, field, required }: FormField) {
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
