import { GIFT_CARD_SUGGESTIONS, giftCardWords, type Site } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import styles from './gift-cards.module.css';

/** What was typed, and who is told of a suggestion that is taken. */
export interface SuggestedAmountsProps {
  readonly amount: string;
  readonly site: Site;
  readonly onSuggest: (amount: number) => void;
}

/** Amounts that need no typing; they fill the field, which says what is given. */
export const SuggestedAmounts = ({ amount, site, onSuggest }: SuggestedAmountsProps) => (
  <fieldset className={styles['suggestions']} aria-label={giftCardWords.suggestions}>
    {GIFT_CARD_SUGGESTIONS.map((one) => (
      <Button
        key={one}
        className={styles['suggestion'] ?? ''}
        variant="default"
        aria-pressed={amount === String(one)}
        onClick={() => onSuggest(one)}
      >
        {giftCardWords.suggestion(site, one)}
      </Button>
    ))}
  </fieldset>
);
