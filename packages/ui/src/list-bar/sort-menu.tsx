import { registryPageWords, type SortBy, sortLabel } from '@gift-registry/domain';
import { Menu, UnstyledButton } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import styles from './sort-menu.module.css';

/** The sorts that there are, and the one that holds. */
export interface SortMenuProps {
  readonly sortBy: SortBy;
  readonly options: ReadonlyArray<SortBy>;
  readonly onSort: (sortBy: SortBy) => void;
}

/** "Sort by Price", and the others behind it. */
export const SortMenu = ({ sortBy, options, onSort }: SortMenuProps) => (
  <Menu withInitialFocusPlaceholder={false} position="bottom-end" shadow="md" transitionProps={{ duration: 140 }}>
    <Menu.Target>
      <UnstyledButton className={styles['target'] ?? ''}>
        <span>
          {registryPageWords.sortBy} <b>{sortLabel(sortBy)}</b>
        </span>
        <IconChevronDown size={20} stroke={1.6} aria-hidden />
      </UnstyledButton>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.RadioGroup value={sortBy}>
        {options.map((option) => (
          <Menu.RadioItem
            key={option}
            value={option}
            closeMenuOnClick
            checkIcon={<IconCheck size={18} stroke={1.6} aria-hidden />}
            onChange={() => onSort(option)}
          >
            {sortLabel(option)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Menu.Dropdown>
  </Menu>
);
