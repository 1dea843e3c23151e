import {
  areAllGifts,
  cartPageMessages,
  cartSums,
  checkoutMessages,
  formatPrice,
  type OrderNumber,
  orderFoundMessages,
  paths,
  type Site,
  shippedBy,
} from '@gift-registry/domain';
import { Radio } from '@mantine/core';
import { Button } from '../controls/index.ts';
import styles from './cart.module.css';
import type { CartIntents, CartRow, CheckoutModel } from './cart-model.ts';
import { countedRows } from './cart-rows.ts';
import { ORDER_PROBLEM, PLACED_EARLIER } from './use-focus.ts';

/** Orders whose answer was lost and that were placed all the same. */
export interface PlacedEarlierProps {
  readonly orders: ReadonlyArray<OrderNumber>;
}

/** Shows that an order was placed after all, its number, and that it does not contain the present cart (CART-08). */
export const PlacedEarlier = ({ orders }: PlacedEarlierProps) => (
  <div role="status">
    {orders.length > 0 && (
      <div id={PLACED_EARLIER} className={`${styles['news']} ${styles['earlier']}`} tabIndex={-1}>
        {orders.map((orderNumber) => (
          <p key={orderNumber} className="num">
            <strong>{orderFoundMessages.title(orderNumber)}</strong>
          </p>
        ))}
        <p>{orderFoundMessages.help(orders.length)}</p>
      </div>
    )}
  </div>
);

const UNCOUNTED = 'uncounted';

/** Everything that the order comes to. */
export interface OrderSummaryProps {
  readonly checkout: CheckoutModel;
  /** How many units are in the cart. */
  readonly count: number;
  readonly rows: ReadonlyArray<CartRow>;
  readonly site: Site;
  readonly intents: CartIntents;
}

/** Shipping, sums, and the one button that places the order. */
export const OrderSummary = ({ checkout, count, rows, site, intents }: OrderSummaryProps) => {
  const { form, invalid, shippingMethods, shippingMethod, isPlacing, problem, isUnconfirmed, news } = checkout;
  const { lines, subtotal, uncounted, isStuck } = countedRows(rows);
  const total = formatPrice(site.currencyPrefix, subtotal);
  const isNothing = lines.length === 0;
  const areGifts = areAllGifts(rows.map(({ line }) => line));
  const ships = shippedBy(shippingMethods, shippingMethod, lines)._tag === 'Some';
  return (
    <aside className={styles['summary']} aria-labelledby="order-summary">
      <h2 id="order-summary" className="display">
        {checkoutMessages.summary}
      </h2>
      {ships && (
        <Radio.Group
          label={checkoutMessages.shipping}
          classNames={{ label: styles['shipping'] ?? '' }}
          value={shippingMethod}
          onChange={intents.ship}
        >
          <div className={styles['methods']}>
            {shippingMethods.map(({ code, name }) => (
              <Radio.Card key={code} className={styles['method'] ?? ''} value={code} disabled={isPlacing}>
                <Radio.Indicator />
                {name}
              </Radio.Card>
            ))}
          </div>
        </Radio.Group>
      )}
      <dl className={`num ${styles['sums']}`}>
        {cartSums(lines).map(({ kind, count, amount }) => (
          <div key={kind}>
            <dt>{checkoutMessages[kind](count, areGifts)}</dt>
            <dd>{formatPrice(site.currencyPrefix, amount)}</dd>
          </div>
        ))}
        <div className={styles['subtotal']}>
          <dt>{checkoutMessages.subtotal}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {uncounted > 0 && (
        <p id={UNCOUNTED} className={styles['note']}>
          {isNothing ? checkoutMessages.nothingToOrder : checkoutMessages.notCounted(uncounted, areGifts)}
        </p>
      )}
      {problem._tag === 'Some' && (
        <p id={ORDER_PROBLEM} className={styles['problem']} role="alert" tabIndex={-1}>
          <strong>{checkoutMessages.noOrder(problem.value, isUnconfirmed)}</strong>
          {checkoutMessages.refused(problem.value, form, invalid.length, isUnconfirmed)}
        </p>
      )}
      <div role="status">
        {news.length > 0 && (
          <div className={styles['news']}>
            <p>{cartPageMessages.changedElsewhere}</p>
            <ul>
              {news.map((each) => (
                <li key={cartPageMessages.news(site, each)}>{cartPageMessages.news(site, each)}</li>
              ))}
            </ul>
          </div>
        )}
      </div>
      <Button
        className={styles['place'] ?? ''}
        variant={isStuck ? 'default' : 'filled'}
        size="lg"
        fullWidth
        aria-disabled={isPlacing || undefined}
        aria-busy={isPlacing || undefined}
        aria-describedby={isStuck ? (isNothing ? UNCOUNTED : ORDER_PROBLEM) : undefined}
        onClick={intents.place}
      >
        {isStuck && !isPlacing ? checkoutMessages.placeNothing : checkoutMessages.place(isPlacing, total)}
      </Button>
      <p className="visually-hidden" role="status">
        {cartPageMessages.sumLabel(count, areGifts, total)}
        {uncounted > 0 && ` ${checkoutMessages.notCounted(uncounted, areGifts)}`}
      </p>
      <p className="visually-hidden" role="status">
        {isPlacing && checkoutMessages.place(isPlacing, total)}
      </p>
      {ships && site.market === 'US' && (
        <p className={styles['note']}>
          {checkoutMessages.alaskaHawaii} <a href={paths.alaskaHawaii}>{checkoutMessages.alaskaHawaiiLink}</a>{' '}
          {checkoutMessages.alaskaHawaiiFirst}
        </p>
      )}
    </aside>
  );
};
