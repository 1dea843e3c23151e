import { itemCardMessages } from '@gift-registry/domain';
import { Loader } from '@mantine/core';
import styles from './label-or-spinner.module.css';

/** Heard while something is put into the cart; seen is the ring in its button (STATE-01). */
export const AddingAnnouncement = ({ isAdding }: { readonly isAdding: boolean }) => (
  <span className="visually-hidden" role="status">
    {isAdding && itemCardMessages.adding}
  </span>
);

/** What a button says, and whether it is doing that. */
export interface LabelOrSpinnerProps {
  readonly words: string;
  readonly isAdding: boolean;
}

/** The words of a button that adds something; while it does, a ring turns in their room (STATE-01). */
export const LabelOrSpinner = ({ words, isAdding }: LabelOrSpinnerProps) => (
  <span className={styles['room']}>
    <span className={isAdding ? styles['unseen'] : undefined}>{words}</span>
    {isAdding && <Loader size={20} color="currentColor" aria-hidden className={styles['ring'] ?? ''} />}
  </span>
);
