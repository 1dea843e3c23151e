import { itemCardWords } from '@gift-registry/domain';
import type { ItemCardModel } from '../list-model/index.ts';
import styles from './card-facts.module.css';

/** What it costs now, and the regular price struck through beside a lowered one (ITEM-09). */
export const CardPrice = ({ card: { price, struckPrice } }: { readonly card: ItemCardModel }) => (
  <p className={`num ${styles['price']}`} data-marked-down={struckPrice._tag === 'Some' || undefined}>
    {struckPrice._tag === 'Some' && <span className="visually-hidden">{itemCardWords.currentPriceAloud} </span>}
    <b>{price}</b>
    {struckPrice._tag === 'Some' && (
      <>
        <span className="visually-hidden"> {itemCardWords.regularPriceAloud}</span> <s>{struckPrice.value}</s>
      </>
    )}
  </p>
);
