import { type Completion, completionMessages, type Site } from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import styles from './cart.module.css';
import type { CartIntents } from './cart-model.ts';

const PROBLEM = 'completion-code-problem';

interface CompletionCodeProps {
  readonly completion: Completion;
  readonly site: Pick<Site, 'currencyPrefix'>;
  readonly redeem: CartIntents['redeem'];
}

/** The completion code of the cart: a field for it, or what it takes off (COUP-05). */
export const CompletionCode = ({ completion, site, redeem }: CompletionCodeProps) => {
  const [isMissing, setMissing] = useState(false);
  if (completion._tag === 'Applied')
    return (
      <div className={styles['note']}>
        <p className="gr-text-hint" role="status">
          {completionMessages.applied(completion, site)}
        </p>
        <Button variant="subtle" onClick={() => redeem('')}>
          {completionMessages.remove}
        </Button>
      </div>
    );
  if (completion._tag === 'Open' && completion.own !== undefined) {
    const { own } = completion;
    return (
      <Button variant="subtle" className={styles['note'] ?? ''} onClick={() => redeem(own)}>
        {completionMessages.use(own)}
      </Button>
    );
  }
  const isRefused = completion._tag === 'Refused';
  const isWrong = isRefused || isMissing;
  return (
    <details className={`gr-text-hint ${styles['note']}`} open={isRefused}>
      <summary>{completionMessages.ask}</summary>
      <form
        onSubmit={(event) => {
          event.preventDefault();
          const code = String(new FormData(event.currentTarget).get('code') ?? '').trim();
          setMissing(code === '');
          if (code !== '') redeem(code);
        }}
      >
        <div className={`gr-inline-row ${styles['code']}`}>
          <TextInput
            name="code"
            flex={1}
            label={completionMessages.label}
            maxLength={40}
            autoComplete="off"
            autoCapitalize="characters"
            defaultValue={isRefused ? completion.couponNumber : ''}
            error={isWrong}
            aria-describedby={isWrong ? PROBLEM : undefined}
          />
          <Button type="submit" variant="default">
            {completionMessages.apply}
          </Button>
        </div>
      </form>
      {isWrong && (
        <p id={PROBLEM} className="gr-danger" role="alert">
          {isRefused && !isMissing ? completionMessages.refused(completion) : completionMessages.missing}
        </p>
      )}
      {isRefused && (
        <Button variant="subtle" onClick={() => redeem('')}>
          {completionMessages.remove}
        </Button>
      )}
    </details>
  );
};
