import { listFilterMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconAdjustmentsHorizontal } from '@tabler/icons-react';
import type { ListFilterModel } from '../list-model/index.ts';
import styles from './filter-button.module.css';

/** Whether the panel is open, which one it is, and what pressing does. */
export interface FilterButtonProps {
  readonly filter: ListFilterModel;
  readonly isPhone: boolean;
  readonly panelId: string;
  readonly onToggle: () => void;
}

/** Opens and closes the filters (PAGE-05): a panel in the page, or on a phone a layer over it. */
export const FilterButton = ({ filter: { isOpen, chosen }, isPhone, panelId, onToggle }: FilterButtonProps) => (
  <Button
    className={styles['button'] ?? ''}
    variant="default"
    leftSection={<IconAdjustmentsHorizontal size={20} stroke={1.6} aria-hidden />}
    rightSection={
      chosen.length > 0 && (
        <span className={`num ${styles['count']}`} aria-hidden>
          {chosen.length}
        </span>
      )
    }
    onClick={onToggle}
    aria-expanded={isOpen}
    {...(isPhone ? { 'aria-haspopup': 'dialog' } : { 'aria-controls': panelId })}
  >
    {isPhone ? listFilterMessages.openOnPhone : isOpen ? listFilterMessages.hide : listFilterMessages.open}
  </Button>
);
