import { Menu } from '@mantine/core';
import { IconCheck } from '@tabler/icons-react';
import type { OpenMenuProps } from '../lazy-dialogs/index.ts';
import { MantineSite } from '../theme/mantine-site.tsx';

/** The labels of the options, and the index of the chosen one. */
export interface Choices {
  readonly labels: ReadonlyArray<string>;
  readonly chosen: number;
  readonly onChoose: (index: number) => void;
}

export const OpenChoiceMenu = ({ labels, chosen, onChoose, target, onClose }: Choices & OpenMenuProps) => (
  <MantineSite>
    <Menu
      opened
      onClose={onClose}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      returnFocus={false}
      position="bottom-end"
      shadow="md"
      transitionProps={{ duration: 140 }}
    >
      <Menu.Target>
        <button {...target} type="button" />
      </Menu.Target>
      <Menu.Dropdown>
        <Menu.RadioGroup value={String(chosen)}>
          {labels.map((label, index) => (
            <Menu.RadioItem
              key={label}
              value={String(index)}
              closeMenuOnClick
              checkIcon={<IconCheck size={18} stroke={1.6} aria-hidden />}
              onChange={() => onChoose(index)}
            >
              {label}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  </MantineSite>
);
