import { type Product, productPageMessages } from '@gift-registry/domain';
import { IconAlertTriangle, IconPackage } from '@tabler/icons-react';
import type { DetailFacts } from './detail-facts.ts';
import { FactLine } from './fact-line.tsx';
import type { ProductFacts } from './product-facts.ts';

/** What is known of the stock of a product. */
export interface StockLineProps {
  readonly product: Pick<Product, 'isNla'>;
  readonly facts: Pick<ProductFacts, 'availability'> & Pick<DetailFacts, 'isOutOfStock'>;
}

/** Whether it is in stock, in the retailer's words where there are some (ITEM-14); nothing where nothing is to be said. */
export const StockLine = ({ product, facts: { availability, isOutOfStock } }: StockLineProps) => {
  if (availability._tag === 'Said' && !product.isNla)
    return (
      <FactLine
        icon={isOutOfStock ? IconAlertTriangle : IconPackage}
        {...(isOutOfStock ? { level: 'warning' as const } : {})}
      >
        {availability.message}
      </FactLine>
    );
  return isOutOfStock ? (
    <FactLine icon={IconAlertTriangle} level="warning">
      {productPageMessages.outOfStock}
    </FactLine>
  ) : null;
};
