import type { FilterChoice } from '@gift-registry/domain';
import { Checkbox } from '@mantine/core';
import type { ReactNode } from 'react';
import { useMessages } from '../component-messages/index.ts';
import type { FilterKindModel } from '../list-model/index.ts';
import { MantineSite } from '../theme/mantine-site.tsx';
import styles from './filter-fields.module.css';

interface FilterFieldsProps {
  readonly kinds: ReadonlyArray<FilterKindModel>;
  readonly onToggle: (choice: FilterChoice) => void;
  /** Actions on all filters. */
  readonly children?: ReactNode;
}

/** The most characters of a label that has room beside another. */
const SHORT = 14;

/** The filters kind by kind, each with the number of gifts it would show (LIST-06). */
export const FilterFields = ({ kinds, onToggle, children }: FilterFieldsProps) => {
  const { list } = useMessages();
  return (
    <MantineSite>
      <div className={styles['kinds']}>
        {kinds.map(({ kind, choices }) => (
          <fieldset
            key={kind}
            className={styles['kind']}
            data-kind={kind}
            data-long={choices.some(({ label }) => label.length > SHORT) || undefined}
          >
            <legend className={`gr-text-body ${styles['legend']}`}>{list.kinds[kind]}</legend>
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
                      {label} {count._tag === 'Some' && <span className="num muted">{list.count(count.value)}</span>}
                    </>
                  }
                />
              ))}
            </div>
          </fieldset>
        ))}
        {children}
      </div>
    </MantineSite>
  );
};
