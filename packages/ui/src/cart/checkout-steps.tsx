import {
  arrivalMessages,
  checkoutMessages,
  NO_SUMS,
  type PaymentSetup,
  paths,
  paymentMessages,
  type Site,
  sumRows,
} from '@gift-registry/domain';
import { Radio } from '@mantine/core';
import { IconAlertCircle } from '@tabler/icons-react';
import { useEffect, useRef } from 'react';
import { Button } from '../controls/index.ts';
import styles from './cart.module.css';
import type { CartIntents, CheckoutModel, ReadyModel } from './cart-model.ts';
import { arrivalsBy } from './cart-rows.ts';
import { PAYMENT_PROBLEM, PAYMENT_STEP } from './use-focus.ts';

interface PaymentStepProps {
  readonly checkout: CheckoutModel;
  readonly site: Pick<Site, 'phone'>;
  readonly intents: CartIntents;
}

/** The payment service's fields, which cannot be changed while the order is sent. */
const Fields = ({
  setup,
  isPlacing,
  mount,
}: {
  readonly setup: PaymentSetup;
  readonly isPlacing: boolean;
  readonly mount: CartIntents['mountPayment'];
}) => {
  const place = useRef<HTMLFieldSetElement>(null);
  useEffect(() => (place.current === null ? undefined : mount(place.current, setup)), [mount, setup]);
  return <fieldset ref={place} className={styles['pay']} disabled={isPlacing} aria-labelledby={PAYMENT_STEP} />;
};

const NotShown = ({ isAway, onReload }: { readonly isAway: boolean; readonly onReload: () => void }) =>
  isAway ? (
    <div className={`gr-callout ${styles['problem']}`} data-tone="danger">
      <p role="alert">{paymentMessages.notLoaded}</p>
      <Button variant="default" onClick={onReload}>
        {paymentMessages.tryAgain}
      </Button>
    </div>
  ) : (
    <p role="status">{paymentMessages.loading}</p>
  );

/** The payment step (CO-03). */
export const PaymentStep = ({ checkout: { payment, isPlacing }, site, intents }: PaymentStepProps) => {
  const { setup, isAway, refused } = payment;
  return (
    <section className={styles['step']} aria-labelledby={PAYMENT_STEP}>
      <div className={styles['stepHead']}>
        <h2 id={PAYMENT_STEP} className="display">
          {paymentMessages.title}
        </h2>
      </div>
      {refused._tag === 'Some' && (
        <p
          id={PAYMENT_PROBLEM}
          className={`gr-callout ${styles['declined']}`}
          data-tone="danger"
          role="alert"
          tabIndex={-1}
        >
          <IconAlertCircle size={20} stroke={1.6} aria-hidden />
          {paymentMessages.refused(refused.value, site)}
        </p>
      )}
      {setup._tag === 'Some' ? (
        <Fields setup={setup.value} isPlacing={isPlacing} mount={intents.mountPayment} />
      ) : (
        <NotShown isAway={isAway} onReload={intents.reloadPayment} />
      )}
    </section>
  );
};

interface DeliveryStepProps {
  readonly model: Pick<ReadyModel, 'rows' | 'checkout'>;
  readonly site: Pick<Site, 'marketRules' | 'currencyPrefix'>;
  readonly intents: Pick<CartIntents, 'ship'>;
}

/** The choice of a shipping method, with prices and arrival dates (CO-02). */
export const DeliveryStep = ({
  model: {
    rows,
    checkout: { form, shippingMethods, shippingMethod, isPlacing },
  },
  site,
  intents,
}: DeliveryStepProps) => (
  <section className={styles['step']} aria-labelledby="delivery-step">
    <div className={styles['stepHead']}>
      <h2 id="delivery-step" className="display">
        {checkoutMessages.delivery}
      </h2>
      <p>{checkoutMessages.deliveryHelp}</p>
    </div>
    <Radio.Group
      label={checkoutMessages.shipping}
      labelProps={{ className: 'visually-hidden' }}
      value={shippingMethod}
      onChange={intents.ship}
    >
      <div className={styles['methods']}>
        {shippingMethods.map((option) => (
          <Radio.Card
            key={option.code}
            className={`gr-row gr-panel ${styles['method']}`}
            value={option.code}
            disabled={isPlacing}
          >
            <Radio.Indicator />
            <span>
              {option.name}
              {arrivalsBy(option, rows, form).map((shown) => (
                <small key={arrivalMessages.arrives(shown)} className="num">
                  {arrivalMessages.arrives(shown)}
                </small>
              ))}
            </span>
            <span className={`num ${styles['price']}`}>
              {sumRows({ ...NO_SUMS, charges: option.charges }, site).find(({ kind }) => kind === 'shipping')?.amount}
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
    {site.marketRules.postalCode.quotedByPhone.length > 0 && (
      <p className={`muted gr-text-hint ${styles['note']}`}>
        {checkoutMessages.alaskaHawaii} <a href={paths.alaskaHawaii}>{checkoutMessages.alaskaHawaiiLink}</a>{' '}
        {checkoutMessages.alaskaHawaiiFirst}
      </p>
    )}
  </section>
);
