import { checkoutMessages, formatDayRange, formatPrice, paths, type Site } from '@gift-registry/domain';
import { Radio } from '@mantine/core';
import styles from './cart.module.css';
import type { CartIntents, CheckoutModel } from './cart-model.ts';

/** The shipping methods for the order. */
interface DeliveryStepProps {
  readonly checkout: CheckoutModel;
  readonly site: Pick<Site, 'marketRules' | 'currencyPrefix'>;
  readonly intents: Pick<CartIntents, 'ship'>;
}

/** The choice of a shipping method, with prices and arrival dates (CO-02). */
export const DeliveryStep = ({
  checkout: { shippingMethods, shippingMethod, isPlacing },
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
    <Radio.Group aria-label={checkoutMessages.shipping} value={shippingMethod} onChange={intents.ship}>
      <div className={styles['methods']}>
        {shippingMethods.map(({ code, name, shipping, arrival }) => (
          <Radio.Card key={code} className={styles['method'] ?? ''} value={code} disabled={isPlacing}>
            <Radio.Indicator />
            <span>
              {name}
              <small className="num">{checkoutMessages.arrives(formatDayRange(arrival.from, arrival.to))}</small>
            </span>
            <span className={`num ${styles['price']}`}>
              {shipping === 0 ? checkoutMessages.free : formatPrice(site.currencyPrefix, shipping)}
            </span>
          </Radio.Card>
        ))}
      </div>
    </Radio.Group>
    {site.marketRules.postalCode.quotedByPhone.length > 0 && (
      <p className={styles['note']}>
        {checkoutMessages.alaskaHawaii} <a href={paths.alaskaHawaii}>{checkoutMessages.alaskaHawaiiLink}</a>{' '}
        {checkoutMessages.alaskaHawaiiFirst}
      </p>
    )}
  </section>
);
