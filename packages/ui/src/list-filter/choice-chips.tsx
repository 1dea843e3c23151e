import type { FilterChoice } from '@gift-registry/domain';
import { useMessages } from '../component-messages/index.ts';
import { RadioChip, UnstyledButton } from '../controls/index.ts';
import type { FilterChoiceModel } from '../list-model/index.ts';
import styles from './filter-fields.module.css';

interface ChoiceChipsProps<A extends string> {
  /** The accessible name of the group. */
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

interface MarkChipsProps {
  readonly marks: ReadonlyArray<FilterChoiceModel>;
  readonly onToggle: (choice: FilterChoice) => void;
}

/** A row of chips that are toggled independently (LIST-13); nothing when no gift is marked. */
export const MarkChips = ({ marks, onToggle }: MarkChipsProps) => {
  const { list } = useMessages();
  return (
    marks.length > 0 && (
      <fieldset className={styles['options']} aria-label={list.kinds.Mark}>
        {marks.map(({ key, choice, label, isChosen }) => (
          <div key={key} className={styles['option']}>
            <UnstyledButton
              id={key}
              className={styles['chip'] ?? ''}
              aria-pressed={isChosen}
              data-checked={isChosen || undefined}
              onClick={() => onToggle(choice)}
            >
              {label}
            </UnstyledButton>
          </div>
        ))}
      </fieldset>
    )
  );
};
