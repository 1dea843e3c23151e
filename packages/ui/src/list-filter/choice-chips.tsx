import { RadioChip } from '../controls/index.ts';
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
        <RadioChip
          key={option}
          className={styles['option']}
          labelClassName={styles['chip']}
          name={name}
          isChecked={option === chosen}
          onCheck={() => onChoose(option)}
        >
          {labelOf(option)}
        </RadioChip>
      ))}
    </div>
  );
};
