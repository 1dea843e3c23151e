import { Chip } from '@mantine/core';
import styles from './choice-chips.module.css';

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
          classNames={{ root: styles['option'] ?? '', label: styles['label'] ?? '' }}
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
