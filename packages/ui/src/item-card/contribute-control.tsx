import { contributionMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import styles from './card-controls.module.css';

/** Which gift is paid for together, and what lets somebody give to it. */
export interface ContributeControlProps {
  readonly name: string;
  readonly onContribute: () => void;
}

/** Giving to the fund of a group gift (GG-01). */
export const ContributeControl = ({ name, onContribute }: ContributeControlProps) => (
  <Button
    fullWidth
    className={styles['control'] ?? ''}
    aria-haspopup="dialog"
    aria-label={contributionMessages.contributeLabel(name)}
    onClick={onContribute}
  >
    {contributionMessages.contribute}
  </Button>
);
