import { addButtonMessages } from '@gift-registry/domain';
import { Button, type ButtonProps } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import { LabelOrSpinner } from '../adding-spinner/index.ts';
import type { AddStep } from './add-step.ts';
import styles from './listing-button.module.css';

/** The button, and what it does. */
export interface ListingButtonProps extends Pick<ButtonProps, 'variant' | 'className'> {
  readonly step: AddStep;
  /** What it is called where its words alone do not say of what. */
  readonly label?: string;
  readonly onAdd: () => void;
}

/** "Add to Registry" that can be pressed: a ring turns in it while it adds, in the room that its words have, and then it says ADDED (ADD-02). */
export const ListingButton = ({ step, label, className = '', onAdd, ...look }: ListingButtonProps) => (
  <Button
    {...look}
    className={`${styles['listing']} ${className}`}
    data-step={step}
    aria-disabled={step !== 'Idle' || undefined}
    aria-busy={step === 'Adding' || undefined}
    aria-label={label}
    leftSection={step === 'Added' ? <IconCheck size={18} stroke={2} aria-hidden /> : undefined}
    onClick={onAdd}
  >
    <LabelOrSpinner
      words={step === 'Added' ? addButtonMessages.added : addButtonMessages.add}
      isAdding={step === 'Adding'}
    />
  </Button>
);
