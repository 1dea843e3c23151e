import { useMessages } from '../component-messages/index.ts';
import type { ProductFacts } from './product-facts.ts';

/** The prices, and the CSS class for their place. */
export interface PriceProps {
  /** The prices as shown, with the currency sign. */
  readonly facts: Pick<ProductFacts, 'price' | 'struckPrice'>;
  readonly className: string | undefined;
}

/** The price, and the regular price struck through beside a reduced one (ITEM-09). */
export const Price = ({ facts: { price, struckPrice }, className }: PriceProps) => {
  const { itemCard } = useMessages();
  return (
    <p className={`num ${className}`} data-marked-down={struckPrice._tag === 'Some' || undefined}>
      {struckPrice._tag === 'Some' && <span className="visually-hidden">{itemCard.currentPriceLabel} </span>}
      <b>{price}</b>
      {struckPrice._tag === 'Some' && (
        <>
          <span className="visually-hidden"> {itemCard.regularPriceLabel}</span> <s>{struckPrice.value}</s>
        </>
      )}
    </p>
  );
};
