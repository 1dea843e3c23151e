import { browseMessages, listFilterMessages } from '@gift-registry/domain';
import { Checkbox } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { Button, UnstyledButton } from '../controls/index.ts';
import styles from './browse-filters.module.css';
import type { BrowseIntents, BrowseModel } from './browse-model.ts';

interface BrowseFiltersProps {
  readonly kinds: BrowseModel['kinds'];
  readonly onToggle: BrowseIntents['toggleChoice'];
}

/** Category, price and brand, each choice with the number of products that it would show (ADD-09). */
export const BrowseFilters = ({ kinds, onToggle }: BrowseFiltersProps) => (
  <>
    {kinds.map(({ kind, choices }) => (
      <fieldset key={kind} className={styles['kind']}>
        <legend className={`gr-text-body ${styles['legend']}`}>{browseMessages.kinds[kind]}</legend>
        {choices.map(({ key, choice, label, count, isChosen }) => (
          <Checkbox
            key={key}
            classNames={{
              body: styles['row'] ?? '',
              labelWrapper: styles['words'] ?? '',
              label: styles['label'] ?? '',
            }}
            size="sm"
            radius="min(var(--r-sm), 6px)"
            checked={isChosen}
            onChange={() => onToggle(choice)}
            label={
              <>
                {label} <span className="num muted">{listFilterMessages.count(count)}</span>
              </>
            }
          />
        ))}
      </fieldset>
    ))}
  </>
);

/** The chosen filters, each with a button that removes it. */
export const ChosenFilters = ({
  chosen,
  onToggle,
  onClear,
}: Pick<BrowseModel, 'chosen'> & {
  readonly onToggle: BrowseIntents['toggleChoice'];
  readonly onClear: () => void;
}) =>
  chosen.length === 0 ? null : (
    <ul className={`gr-row ${styles['chosen']}`} aria-label={listFilterMessages.active}>
      {chosen.map(({ key, choice, label }) => (
        <li key={key}>
          <UnstyledButton
            className={`gr-text-body gr-inline-row ${styles['chip']}`}
            aria-label={listFilterMessages.remove(label)}
            onClick={() => onToggle(choice)}
          >
            {label}
            <IconX size={16} stroke={1.6} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      <li>
        <Button variant="subtle" onClick={onClear}>
          {listFilterMessages.clear}
        </Button>
      </li>
    </ul>
  );
