import { type DeliveryPromise, productPageMessages, type Site } from '@gift-registry/domain';
import { IconArrowBackUp, IconTruckDelivery } from '@tabler/icons-react';
import type { option as O } from 'fp-ts';
import styles from './product.module.css';

export interface DeliveryLinesProps {
  readonly promise: O.Option<DeliveryPromise>;
  readonly site: Pick<Site, 'currencyPrefix' | 'returnDays'>;
}

/** When it arrives, what shipping costs, and for how long it can be returned (SHOP-03). */
export const DeliveryLines = ({ promise, site }: DeliveryLinesProps) => (
  <ul className={styles['delivery']}>
    {promise._tag === 'Some' && (
      <li>
        <IconTruckDelivery size={20} stroke={1.6} aria-hidden />
        <p className="num">
          <b className={styles['promise']}>{productPageMessages.arrives(promise.value)}</b>
          {productPageMessages.shipping(promise.value, site.currencyPrefix)}
        </p>
      </li>
    )}
    <li>
      <IconArrowBackUp size={20} stroke={1.6} aria-hidden />
      <p className="num">
        <b className={styles['promise']}>{productPageMessages.returns(site)}</b>
        {productPageMessages.returnsHelp}
      </p>
    </li>
  </ul>
);
