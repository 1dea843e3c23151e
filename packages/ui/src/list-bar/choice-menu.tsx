import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown } from '@tabler/icons-react';
import { UnstyledButton } from '../controls/index.ts';
import styles from './choice-menu.module.css';

/** One of a few: what can be chosen, and what is. */
export interface ChoiceMenuProps<A extends string> {
  readonly label: string;
  readonly options: ReadonlyArray<A>;
  readonly chosen: A;
  readonly labelOf: (option: A) => string;
  readonly onChoose: (option: A) => void;
}

const Choosing = <A extends string>({ label, options, chosen, labelOf, onChoose }: ChoiceMenuProps<A>) => (
  <Menu
    withinPortal={false}
    withInitialFocusPlaceholder={false}
    position="bottom-end"
    shadow="md"
    transitionProps={{ duration: 140 }}
  >
    <Menu.Target>
      <UnstyledButton className={styles['target'] ?? ''}>
        <span>
          <span className={styles['label']}>{label}</span> <b>{labelOf(chosen)}</b>
        </span>
        <IconChevronDown size={20} stroke={1.6} aria-hidden />
      </UnstyledButton>
    </Menu.Target>
    <Menu.Dropdown>
      <Menu.RadioGroup value={chosen}>
        {options.map((option) => (
          <Menu.RadioItem
            key={option}
            value={option}
            closeMenuOnClick
            checkIcon={<IconCheck size={18} stroke={1.6} aria-hidden />}
            onChange={() => onChoose(option)}
          >
            {labelOf(option)}
          </Menu.RadioItem>
        ))}
      </Menu.RadioGroup>
    </Menu.Dropdown>
  </Menu>
);

/** Where there is nothing else, what is chosen is only said. */
const OneChoice = <A extends string>({ label, chosen, labelOf }: ChoiceMenuProps<A>) => (
  <p className={styles['target']}>
    <span>
      <span className={styles['label']}>{label}</span> <b>{labelOf(chosen)}</b>
    </span>
  </p>
);

/** "Sort by Price", and the others behind it; where there are no others, only what is chosen. */
export const ChoiceMenu = <A extends string>(props: ChoiceMenuProps<A>) =>
  props.options.length > 1 ? <Choosing {...props} /> : <OneChoice {...props} />;
