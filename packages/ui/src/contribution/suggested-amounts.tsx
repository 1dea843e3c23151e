import { type Cents, contributionWords, formatAmount, type Site } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import styles from './contribution.module.css';

/** Amounts that need no typing, the last one all that is missing, and who is told of the one that is taken. */
export interface SuggestedAmountsProps {
  readonly amounts: ReadonlyArray<Cents>;
  readonly site: Pick<Site, 'currencyPrefix'>;
  readonly isOff: boolean;
  readonly onSuggest: (amount: Cents) => void;
}

/** They fill the field, which says what is given. */
export const SuggestedAmounts = ({ amounts, site, isOff, onSuggest }: SuggestedAmountsProps) => (
  <fieldset className={styles['suggestions']} aria-label={contributionWords.suggestions} disabled={isOff}>
    {amounts.map((amount, place) => {
      const shown = formatAmount(site.currencyPrefix, amount);
      const isAll = place === amounts.length - 1;
      return (
        <Button
          key={amount}
          className={styles['suggestion'] ?? ''}
          variant="default"
          aria-label={isAll ? contributionWords.allOfAloud(shown) : undefined}
          onClick={() => onSuggest(amount)}
        >
          {isAll ? contributionWords.allOf(shown) : shown}
        </Button>
      );
    })}
  </fieldset>
);
