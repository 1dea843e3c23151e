import type { FilterChoice } from '@gift-registry/domain';
import { Checkbox } from '@mantine/core';
import { type ReactNode, useState } from 'react';
import { useMessages } from '../component-messages/index.ts';
import { Button } from '../controls/index.ts';
import type { FilterKindModel } from '../list-model/index.ts';
import { MantineSite } from '../theme/mantine-site.tsx';
import styles from './filter-fields.module.css';

interface FilterFieldsProps {
  readonly kinds: ReadonlyArray<FilterKindModel>;
  readonly onToggle: (choice: FilterChoice) => void;
  /** How many choices of a kind are shown until all are asked for. */
  readonly atFirst: number;
  /** Actions on all filters. */
  readonly children?: ReactNode;
}

/** The most characters of a label that has room beside another. */
const SHORT = 14;

/** One kind of filters; what was chosen is always shown. */
const FilterKind = ({
  of: { kind, choices },
  atFirst,
  onToggle,
}: Pick<FilterFieldsProps, 'atFirst' | 'onToggle'> & { readonly of: FilterKindModel }) => {
  const { list } = useMessages();
  const [isWhole, setWhole] = useState(false);
  const shown = isWhole ? choices : choices.filter(({ isChosen }, at) => at < atFirst || isChosen);
  return (
    <fieldset
      className={styles['kind']}
      data-kind={kind}
      data-long={choices.some(({ label }) => label.length > SHORT) || undefined}
    >
      <legend className={`gr-text-body ${styles['legend']}`}>{list.kinds[kind]}</legend>
      <div className={styles['choices']}>
        {shown.map(({ key, choice, label, count, isChosen, isIdle }) => (
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
      {(isWhole || shown.length < choices.length) && (
        <Button
          variant="subtle"
          className={styles['more'] ?? ''}
          aria-expanded={isWhole}
          onClick={() => setWhole(!isWhole)}
        >
          {isWhole ? list.showFewer : list.showAll(choices.length)}
        </Button>
      )}
    </fieldset>
  );
};

/** The filters kind by kind, each with the number of gifts it would show (LIST-06). */
export const FilterFields = ({ kinds, atFirst, onToggle, children }: FilterFieldsProps) => (
  <MantineSite>
    <div className={styles['kinds']}>
      {kinds.map((of) => (
        <FilterKind key={of.kind} of={of} atFirst={atFirst} onToggle={onToggle} />
      ))}
      {children}
    </div>
  </MantineSite>
);
