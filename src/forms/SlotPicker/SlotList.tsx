import { buildControlProps, FieldLayout, type FieldProps } from '../../components/Field';
import fieldStyles from '../../components/Field/styles.module.css';
import styles from './styles.module.css';

export interface SlotField {
  id: string;
  field: FieldProps;
  required: boolean;
}

/** The Worker fills the list. React keeps its options, because it renders a text and no elements. */
export function SlotList({ id, field, required }: SlotField) {
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
