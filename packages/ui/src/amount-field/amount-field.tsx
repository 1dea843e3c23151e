import { besideAmount, type Site } from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import type { ReactNode, Ref } from 'react';
import { Button } from '../controls/index.ts';
import styles from './amount-field.module.css';

/** An amount offered as a button; it fills the field. */
interface SuggestedAmount<A> {
  readonly amount: A;
  readonly shown: string;
  /** The accessible name, if it differs from the visible text. */
  readonly label?: string | undefined;
  /** Whether the field holds this amount; undefined when the chosen amount is not marked. */
  readonly isChosen?: boolean | undefined;
}

interface AmountFieldProps<A extends number> {
  readonly ref?: Ref<HTMLInputElement>;
  readonly className?: string | undefined;
  readonly site: Pick<Site, 'currencyPrefix'>;
  readonly label: string;
  /** Below the field, until something is wrong. */
  readonly hint: string;
  readonly error: ReactNode;
  readonly value: string;
  readonly isOff?: boolean;
  /** The name of the suggested amounts. */
  readonly suggestions: string;
  readonly amounts: ReadonlyArray<SuggestedAmount<A>>;
  readonly onSuggest: (amount: A) => void;
  readonly onType: (text: string) => void;
  readonly onLeave?: () => void;
}

/** A field for an amount of money, below amounts to choose instead of typing. What is wrong stands in place of the hint. */
export const AmountField = <A extends number>({
  ref,
  className,
  site,
  label,
  hint,
  error,
  value,
  isOff = false,
  suggestions,
  amounts,
  onSuggest,
  onType,
  onLeave,
}: AmountFieldProps<A>) => {
  const sides = besideAmount(site.currencyPrefix);
  return (
    <TextInput
      ref={ref}
      className={`${styles['field']} ${className ?? ''}`}
      label={label}
      description={error ? undefined : hint}
      error={error}
      inputWrapperOrder={['label', 'input', 'description', 'error']}
      inputContainer={(input) => (
        <>
          <fieldset className={styles['suggestions']} aria-label={suggestions} disabled={isOff}>
            {amounts.map(({ amount, shown, label: name, isChosen }) => (
              <Button
                key={amount}
                className={styles['suggestion'] ?? ''}
                variant="default"
                aria-label={name}
                aria-pressed={isChosen}
                onClick={() => onSuggest(amount)}
              >
                {shown}
              </Button>
            ))}
          </fieldset>
          {input}
        </>
      )}
      leftSection={sides.before && <span aria-hidden>{sides.before}</span>}
      rightSection={sides.after && <span aria-hidden>{sides.after}</span>}
      inputMode="decimal"
      autoComplete="off"
      readOnly={isOff}
      value={value}
      onChange={(event) => onType(event.currentTarget.value)}
      onBlur={onLeave}
    />
  );
};
