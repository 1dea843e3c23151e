import {
  type CardField,
  codeInputMode,
  formatPrice,
  paymentMessages,
  type Site,
  type TestCard,
  testCards,
} from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import { IconAlertCircle, IconCreditCard, IconFlask } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../controls/index.ts';
import { Dialog } from '../dialog/index.ts';
import styles from './cart.module.css';
import type { CartIntents, CheckoutModel } from './cart-model.ts';
import { fieldId, PAYMENT_PROBLEM } from './use-focus.ts';

const testCardNames: ReadonlyArray<TestCard> = ['succeeds', 'declined', 'challenge', 'timeout'];

/** The payment step of a checkout. */
export interface PaymentStepProps {
  readonly checkout: CheckoutModel;
  readonly site: Pick<Site, 'marketRules' | 'currencyPrefix' | 'phone'>;
  readonly intents: CartIntents;
}

/** Autofill tokens of the card fields. */
const autoComplete: Readonly<Record<CardField, string>> = {
  cardNumber: 'cc-number',
  expiry: 'cc-exp',
  securityCode: 'cc-csc',
  billingPostalCode: 'billing postal-code',
};

/** The card of a test payment, and buttons that fill one in. */
const TestCardFields = ({
  checkout: { payment, isPlacing },
  site: { marketRules: market },
  intents,
}: PaymentStepProps) => {
  const field = (name: CardField) => {
    const problem = payment.problems.find((each) => each.field === name);
    return {
      id: fieldId(name),
      label: paymentMessages.fields(market)[name],
      autoComplete: autoComplete[name],
      inputMode: name === 'billingPostalCode' ? codeInputMode(market) : ('numeric' as const),
      value: payment.card[name],
      disabled: isPlacing,
      error: problem !== undefined && paymentMessages.problem(market, problem, payment.card),
      onChange: (event: { readonly currentTarget: { readonly value: string } }) =>
        intents.editCard(name, event.currentTarget.value),
    };
  };
  return (
    <div className={styles['pay']}>
      <p className={styles['testBand']}>
        <IconFlask size={20} stroke={1.6} aria-hidden />
        <strong>{paymentMessages.demo}</strong>
      </p>
      <div className={styles['card']}>
        <TextInput
          className={styles['wide'] ?? ''}
          rightSection={<IconCreditCard size={20} stroke={1.6} aria-hidden />}
          {...field('cardNumber')}
        />
        <TextInput placeholder={paymentMessages.expiryExample} {...field('expiry')} />
        <TextInput {...field('securityCode')} />
        <TextInput {...field('billingPostalCode')} />
      </div>
      {/* biome-ignore lint/a11y/useSemanticElements: a fieldset of buttons would be a form of its own */}
      <div className={styles['tests']} role="group" aria-label={paymentMessages.fillIn}>
        <span>{paymentMessages.fillIn}</span>
        {testCardNames.map((card) => (
          <Button
            key={card}
            variant="default"
            aria-pressed={payment.card.cardNumber === testCards[card]}
            disabled={isPlacing}
            onClick={() => intents.fillInTestCard(card)}
          >
            {paymentMessages.testCards[card]}
          </Button>
        ))}
      </div>
    </div>
  );
};

/** The payment service's own fields. */
const HostedFields = ({
  publishableKey,
  mount,
}: {
  readonly publishableKey: string;
  readonly mount: CartIntents['mountPayment'];
}) => {
  const place = useRef<HTMLDivElement>(null);
  useEffect(() => (place.current === null ? undefined : mount(place.current, publishableKey)), [mount, publishableKey]);
  return (
    <div className={styles['pay']}>
      <div ref={place} className={styles['hosted']} />
      <p className={styles['note']}>{paymentMessages.hosted}</p>
    </div>
  );
};

const Fields = ({ checkout, site, intents }: PaymentStepProps) => {
  const { setup, isAway } = checkout.payment;
  if (setup._tag === 'Some')
    return setup.value.provider === 'demo' ? (
      <TestCardFields checkout={checkout} site={site} intents={intents} />
    ) : (
      <HostedFields publishableKey={setup.value.publishableKey} mount={intents.mountPayment} />
    );
  if (!isAway) return <p role="status">{paymentMessages.loading}</p>;
  return (
    <div className={styles['problem']}>
      <p role="alert">{paymentMessages.notLoaded}</p>
      <Button variant="default" onClick={intents.reloadPayment}>
        {paymentMessages.tryAgain}
      </Button>
    </div>
  );
};

/** The payment step, and the dialog that replaces the bank's confirmation for test payments (CO-03). */
export const PaymentStep = ({ checkout, site, intents }: PaymentStepProps) => {
  const { challenge, refused } = checkout.payment;
  const sum = challenge._tag === 'Some' ? formatPrice(site.currencyPrefix, challenge.value) : '';
  return (
    <section className={styles['step']} aria-labelledby="payment-step">
      <div className={styles['stepHead']}>
        <h2 id="payment-step" className="display">
          {paymentMessages.title}
        </h2>
      </div>
      {refused._tag === 'Some' && (
        <p id={PAYMENT_PROBLEM} className={styles['declined']} tabIndex={-1}>
          <IconAlertCircle size={20} stroke={1.6} aria-hidden />
          {paymentMessages.refused(refused.value, site)}
        </p>
      )}
      <Fields checkout={checkout} site={site} intents={intents} />
      <Dialog
        isOpen={challenge._tag === 'Some'}
        title={paymentMessages.challengeTitle}
        width={460}
        onClose={() => intents.answerChallenge(false)}
        returnsFocus={false}
        footer={
          <div className={styles['answers']}>
            <Button variant="default" onClick={() => intents.answerChallenge(false)}>
              {paymentMessages.deny}
            </Button>
            <Button onClick={() => intents.answerChallenge(true)}>{paymentMessages.approve}</Button>
          </div>
        }
      >
        <p>{paymentMessages.challengeHelp(sum)}</p>
      </Dialog>
    </section>
  );
};
