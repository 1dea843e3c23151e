import { itemCardWords, purchasedOfWanted, registryPageWords } from '@gift-registry/domain';
import { IconAlertTriangle } from '@tabler/icons-react';
import { memo } from 'react';
import type { ListSectionModel } from '../list-model/index.ts';
import styles from './no-longer-available.module.css';

/** What will not come back, for the registrant alone (LIST-04, ITEM-04): first of all, under a band that warns. */
export const NoLongerAvailable = memo(function NoLongerAvailable({
  section: { key, title, cards },
}: {
  readonly section: ListSectionModel;
}) {
  return (
    <section className={styles['section']} aria-labelledby={key}>
      <header className={styles['band']}>
        <IconAlertTriangle size={20} stroke={1.6} aria-hidden />
        <h2 id={key}>{title}</h2>
        <p>{registryPageWords.noLongerAvailable(cards.length)}</p>
      </header>
      <ul className={styles['rows']}>
        {cards.map(({ key: cardKey, item, price }) => (
          <li key={cardKey} className={styles['row']}>
            <div className={`stage ${styles['stage']}`}>
              <img
                src={item.product.images.mobile}
                srcSet={`${item.product.images.mobile} 240w, ${item.product.images.desktop} 400w`}
                sizes="128px"
                alt={item.product.images.alt}
                width={240}
                height={240}
                loading="lazy"
                decoding="async"
              />
            </div>
            <div>
              <h3>{item.product.name}</h3>
              <p className={`num ${styles['price']}`}>{price}</p>
              <p className={`num ${styles['meta']}`}>
                {itemCardWords.noLongerAvailable}, {purchasedOfWanted(item)}
              </p>
              <p className={`num ${styles['meta']}`}>{itemCardWords.sku(item.identity.sku)}</p>
            </div>
          </li>
        ))}
      </ul>
    </section>
  );
});
