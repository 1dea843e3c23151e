import { type Completion, completionMessages, type Site } from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import { useState } from 'react';
import { Button } from '../controls/index.ts';
import styles from './cart.module.css';
import type { CartIntents } from './cart-model.ts';

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
  const remove = () => {
    setMissing(false);
    redeem('');
  };
  const isRefused = completion._tag === 'Refused';
  const problem = isMissing ? completionMessages.missing : isRefused && completionMessages.refused(completion);
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
        <TextInput
          name="code"
          label={completionMessages.label}
          maxLength={40}
          autoComplete="off"
          autoCapitalize="characters"
          defaultValue={isRefused ? completion.couponNumber : ''}
          error={problem !== false && <span role="alert">{problem}</span>}
          inputContainer={(input) => (
            <div className={styles['code']}>
              {input}
              <Button type="submit" variant="default">
                {completionMessages.apply}
              </Button>
            </div>
          )}
        />
      </form>
      {isRefused && (
        <Button variant="subtle" onClick={remove}>
          {completionMessages.remove}
        </Button>
      )}
    </details>
  );
};
