import { useMessages } from '../component-messages/index.ts';
import { Spinner } from '../controls/index.ts';
import styles from './label-or-spinner.module.css';

/** Announces that an item is being added; the button shows a spinner (STATE-01). */
export const AddingAnnouncement = ({ isAdding }: { readonly isAdding: boolean }) => {
  const { itemCard } = useMessages();
  return (
    <span className="visually-hidden" role="status">
      {isAdding && itemCard.adding}
    </span>
  );
};

/** The label of an add button, or a spinner of the same width while adding (STATE-01). */
export const LabelOrSpinner = ({ words: label, isAdding }: { readonly words: string; readonly isAdding: boolean }) => (
  <span className={styles['room']}>
    <span className={isAdding ? styles['unseen'] : undefined}>{label}</span>
    {isAdding && <Spinner size={20} className={styles['ring']} />}
  </span>
);
