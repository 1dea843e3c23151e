import { productPageMessages } from '@gift-registry/domain';
import { IconArrowBackUp, IconTruckDelivery } from '@tabler/icons-react';
import styles from './product.module.css';
import type { ProductPageFacts } from './product-model.ts';

/** The arrival date, the shipping costs, and the time for returns (SHOP-03). */
export const DeliveryLines = ({
  facts: { delivery, site },
}: {
  readonly facts: Pick<ProductPageFacts, 'delivery' | 'site'>;
}) => (
  <ul className={styles['delivery']}>
    {delivery._tag === 'Some' && (
      <li>
        <IconTruckDelivery size={20} stroke={1.6} aria-hidden />
        <p className="num">
          <b className={styles['promise']}>{productPageMessages.arrives(delivery.value)}</b>
          {productPageMessages.shipping(delivery.value, site.currencyPrefix)}
        </p>
      </li>
    )}
    <li>
      <IconArrowBackUp size={20} stroke={1.6} aria-hidden />
      <p className="num">
        <b className={styles['promise']}>{productPageMessages.returns(site)}</b>
        {site.returnDays > 0 && productPageMessages.returnsHelp}
      </p>
    </li>
  </ul>
);
