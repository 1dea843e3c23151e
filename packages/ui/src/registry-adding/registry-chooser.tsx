import {
  addingToMessages,
  type GrId,
  hasOwnCounterpart,
  type OwnRegistry,
  productPageMessages,
} from '@gift-registry/domain';
import { Menu } from '@mantine/core';
import { IconCheck, IconChevronDown, IconGift } from '@tabler/icons-react';
import { useState } from 'react';
import { UnstyledButton } from '../controls/index.ts';
import { useMenuLayer } from '../dialog/index.ts';
import type { AddingModel } from './adding-model.ts';
import styles from './registry-chooser.module.css';

interface RegistryChooserProps {
  readonly adding: Pick<AddingModel, 'own' | 'chosen'>;
  readonly onChoose: (grId: GrId) => void;
}

/** The registry's name, with its number if another one has the same name. */
const called = (own: ReadonlyArray<OwnRegistry>, one: OwnRegistry): string =>
  hasOwnCounterpart(own, one) ? productPageMessages.counterpart(one) : productPageMessages.registry(one);

const Choice = ({
  own,
  chosen,
  onChoose,
}: {
  readonly own: ReadonlyArray<OwnRegistry>;
  readonly chosen: OwnRegistry;
  readonly onChoose: (grId: GrId) => void;
}) => {
  const [isOpen, setIsOpen] = useState(false);
  useMenuLayer(isOpen, () => setIsOpen(false));
  return (
    <Menu
      opened={isOpen}
      onChange={setIsOpen}
      withinPortal={false}
      withInitialFocusPlaceholder={false}
      position="bottom-end"
      shadow="md"
      transitionProps={{ duration: 140 }}
    >
      <Menu.Target>
        <UnstyledButton
          className={`gr-text-body gr-inline-row ${styles['target']}`}
          data-twin={hasOwnCounterpart(own, chosen) || undefined}
        >
          <IconGift size={20} stroke={1.6} aria-hidden />
          <span>
            <span className="muted">{addingToMessages.label}</span> <b>{called(own, chosen)}</b>
          </span>
          <IconChevronDown size={20} stroke={1.6} aria-hidden />
        </UnstyledButton>
      </Menu.Target>
      <Menu.Dropdown aria-label={productPageMessages.chooseRegistry}>
        <Menu.RadioGroup value={chosen.grId}>
          {own.map((one) => (
            <Menu.RadioItem
              key={one.grId}
              value={one.grId}
              closeMenuOnClick
              checkIcon={<IconCheck size={18} stroke={1.6} aria-hidden />}
              onChange={() => onChoose(one.grId)}
            >
              {called(own, one)}
            </Menu.RadioItem>
          ))}
        </Menu.RadioGroup>
      </Menu.Dropdown>
    </Menu>
  );
};

/** The registry that products are added to: a line for one, a choice among several. */
export const RegistryChooser = ({ adding: { own, chosen }, onChoose }: RegistryChooserProps) => {
  if (own._tag !== 'Read' || chosen._tag === 'None') return null;
  if (own.own.length > 1) return <Choice own={own.own} chosen={chosen.value} onChoose={onChoose} />;
  return (
    <p className={`gr-text-body gr-inline-row ${styles['only']}`}>
      <IconGift size={20} stroke={1.6} aria-hidden />
      <span>
        <span className="muted">{addingToMessages.label}</span> <b>{productPageMessages.registry(chosen.value)}</b>
      </span>
    </p>
  );
};
