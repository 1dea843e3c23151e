import { type FilterChoice, listFilterMessages } from '@gift-registry/domain';
import { Checkbox, Chip } from '@mantine/core';
import type { ReactNode } from 'react';
import type { FilterKindModel } from '../list-model/index.ts';
import styles from './filter-fields.module.css';

/** One of a few: what can be chosen, and what is. */
export interface ChoiceChipsProps<A extends string> {
  /** What is chosen, as it is read out. */
  readonly label: string;
  readonly name: string;
  readonly options: ReadonlyArray<A>;
  readonly chosen: A;
  readonly labelOf: (option: A) => string;
  readonly onChoose: (option: A) => void;
}

/** A row of chips of which one is pressed. */
export const ChoiceChips = <A extends string>(props: ChoiceChipsProps<A>) => {
  const { label, name, options, chosen, labelOf, onChoose } = props;
  return (
    <div className={styles['options']} role="radiogroup" aria-label={label}>
      {options.map((option) => (
        <Chip
          key={option}
          classNames={{ root: styles['option'] ?? '', label: styles['chip'] ?? '' }}
          type="radio"
          name={name}
          icon={null}
          checked={option === chosen}
          onChange={() => onChoose(option)}
        >
          {labelOf(option)}
        </Chip>
      ))}
    </div>
  );
};

/** The filters, and what ticking one does. */
export interface FilterFieldsProps {
  readonly kinds: ReadonlyArray<FilterKindModel>;
  readonly onToggle: (choice: FilterChoice) => void;
  /** What can be done with all of them. */
  readonly children?: ReactNode;
}

/** The filters kind by kind, each with the number of gifts it would show (LIST-06). */
export const FilterFields = ({ kinds, onToggle, children }: FilterFieldsProps) => (
  <div className={styles['kinds']}>
    {kinds.map(({ kind, choices }) => (
      <fieldset key={kind} className={styles['kind']} data-kind={kind}>
        <legend className={styles['legend']}>{listFilterMessages.kinds[kind]}</legend>
        <div className={styles['choices']}>
          {choices.map(({ key, choice, label, count, isChosen, isIdle }) => (
            <Checkbox
              key={key}
              wrapperProps={{ 'data-idle': isIdle || undefined }}
              classNames={{
                root: styles['choice'] ?? '',
                body: styles['row'] ?? '',
                labelWrapper: styles['words'] ?? '',
                label: styles['label'] ?? '',
              }}
              size="sm"
              radius="min(var(--r-sm), 6px)"
              checked={isChosen}
              aria-disabled={isIdle || undefined}
              onChange={() => {
                if (!isIdle) onToggle(choice);
              }}
              label={
                <>
                  {label}{' '}
                  {count._tag === 'Some' && (
                    <span className={`num ${styles['count']}`}>{listFilterMessages.count(count.value)}</span>
                  )}
                </>
              }
            />
          ))}
        </div>
      </fieldset>
    ))}
    {children}
  </div>
);
