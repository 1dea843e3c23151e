import {
  areAllGifts,
  cartPageWords,
  cartSums,
  checkoutWords,
  formatPrice,
  paths,
  type Site,
  shippedBy,
} from '@gift-registry/domain';
import { Button, Radio } from '@mantine/core';
import styles from './cart.module.css';
import type { CartIntents, CartRow, CheckoutModel } from './cart-model.ts';
import { countedRows } from './counted-rows.ts';
import { ORDER_PROBLEM } from './use-focus.ts';

const UNCOUNTED = 'uncounted';

/** Everything that the order comes to. */
export interface OrderSummaryProps {
  readonly checkout: CheckoutModel;
  /** How many pieces are in the cart. */
  readonly count: number;
  readonly rows: ReadonlyArray<CartRow>;
  readonly site: Site;
  readonly intents: CartIntents;
}

/** Shipping, sums, and the one button that places the order. */
export const OrderSummary = ({ checkout, count, rows, site, intents }: OrderSummaryProps) => {
  const { form, invalid, shippingMethods, shippingMethod, isPlacing, problem, isInDoubt, news } = checkout;
  const { lines, subtotal, uncounted, isStuck } = countedRows(rows);
  const total = formatPrice(site.currencyPrefix, subtotal);
  const isNothing = lines.length === 0;
  const areGifts = areAllGifts(rows.map(({ line }) => line));
  const ships = shippedBy(shippingMethods, shippingMethod, lines)._tag === 'Some';
  return (
    <aside className={styles['summary']} aria-labelledby="order-summary">
      <h2 id="order-summary" className="display">
        {checkoutWords.summary}
      </h2>
      {ships && (
        <Radio.Group
          label={checkoutWords.shipping}
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
            <dt>{checkoutWords[kind](count, areGifts)}</dt>
            <dd>{formatPrice(site.currencyPrefix, amount)}</dd>
          </div>
        ))}
        <div className={styles['subtotal']}>
          <dt>{checkoutWords.subtotal}</dt>
          <dd>{total}</dd>
        </div>
      </dl>
      {uncounted > 0 && (
        <p id={UNCOUNTED} className={styles['note']}>
          {isNothing ? checkoutWords.nothingToOrder : checkoutWords.notCounted(uncounted, areGifts)}
        </p>
      )}
      {problem._tag === 'Some' && (
        <p id={ORDER_PROBLEM} className={styles['problem']} role="alert" tabIndex={-1}>
          <strong>{checkoutWords.noOrder(problem.value, isInDoubt)}</strong>
          {checkoutWords.refused(problem.value, form, invalid.length, isInDoubt)}
        </p>
      )}
      <div role="status">
        {news.length > 0 && (
          <div className={styles['news']}>
            <p>{cartPageWords.changedElsewhere}</p>
            <ul>
              {news.map((each) => (
                <li key={cartPageWords.news(site, each)}>{cartPageWords.news(site, each)}</li>
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
        {isStuck && !isPlacing ? checkoutWords.placeNothing : checkoutWords.place(isPlacing, total)}
      </Button>
      <p className="visually-hidden" role="status">
        {cartPageWords.sumAloud(count, areGifts, total)}
        {uncounted > 0 && ` ${checkoutWords.notCounted(uncounted, areGifts)}`}
      </p>
      <p className="visually-hidden" role="status">
        {isPlacing && checkoutWords.place(isPlacing, total)}
      </p>
      {ships && site.market === 'US' && (
        <p className={styles['note']}>
          {checkoutWords.alaskaHawaii} <a href={paths.alaskaHawaii}>{checkoutWords.alaskaHawaiiLink}</a>{' '}
          {checkoutWords.alaskaHawaiiFirst}
        </p>
      )}
    </aside>
  );
};
