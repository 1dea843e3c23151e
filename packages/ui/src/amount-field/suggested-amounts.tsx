import { Button } from '../controls/index.ts';
import styles from './amount-field.module.css';

/** An amount offered as a button. */
interface SuggestedAmount {
  readonly amount: number;
  readonly shown: string;
  /** The accessible name, if it differs from the visible text. */
  readonly label: string | undefined;
  /** Whether the field holds this amount; undefined when the chosen amount is not marked. */
  readonly isChosen: boolean | undefined;
}

interface SuggestedAmountsProps<A extends SuggestedAmount> {
  readonly name: string;
  readonly amounts: ReadonlyArray<A>;
  readonly isOff: boolean;
  readonly onSuggest: (amount: A['amount']) => void;
}

/** Amounts to choose instead of typing; they fill the field. */
export const SuggestedAmounts = <A extends SuggestedAmount>({
  name,
  amounts,
  isOff,
  onSuggest,
}: SuggestedAmountsProps<A>) => (
  <fieldset className={styles['suggestions']} aria-label={name} disabled={isOff}>
    {amounts.map(({ amount, shown, label, isChosen }) => (
      <Button
        key={amount}
        className={styles['suggestion'] ?? ''}
        variant="default"
        aria-label={label}
        aria-pressed={isChosen}
        onClick={() => onSuggest(amount)}
      >
        {shown}
      </Button>
    ))}
  </fieldset>
);
