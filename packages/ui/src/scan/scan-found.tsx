import { addButtonMessages, displaySku, LONGEST_QUANTITY, scanMessages, WANTED_QUANTITY } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import type { RefObject } from 'react';
import { ListProduct } from '../product/list-product.tsx';
import { Price } from '../product-facts/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import styles from './scan.module.css';
import type { ScanIntents, ScannedProduct } from './scan-model.ts';

/** A product that was found, and what can be done with it. */
export interface ScanFoundProps {
  readonly found: ScannedProduct;
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly intents: ScanIntents;
}

const Adding = ({ found: { product, quantity, registry }, intents }: Omit<ScanFoundProps, 'heading'>) => {
  if (registry._tag === 'Blocked' && registry.designHref._tag === 'Some')
    return (
      <Button component="a" href={registry.designHref.value}>
        {addButtonMessages.personalize}
      </Button>
    );
  return (
    <>
      {registry._tag === 'Ready' && (
        <QuantityStepper
          name={product.name}
          text={quantity}
          range={WANTED_QUANTITY}
          longest={LONGEST_QUANTITY}
          warningId={undefined}
          onType={intents.typeQuantity}
          onLeave={intents.leaveQuantity}
          onStep={intents.stepQuantity}
        />
      )}
      <div className={styles['list']}>
        <ListProduct registry={registry} intents={intents} variant="filled" />
      </div>
    </>
  );
};

/** The product on the label: what it is, how many are wanted, and adding it (ADD-08). */
export const ScanFound = ({ found, heading, intents }: ScanFoundProps) => {
  const { product, facts, design } = found;
  return (
    <article className={styles['found']} aria-labelledby="scan-found">
      <div className={`stage ${styles['foundStage']}`}>
        <ProductPicture images={product.images} loading="eager" />
      </div>
      <div className={styles['facts']}>
        <h2 className={styles['name']} id="scan-found" ref={heading} tabIndex={-1}>
          {product.path === '' ? product.name : <a href={product.path}>{product.name}</a>}
        </h2>
        <p className={`num ${styles['meta']}`}>SKU {displaySku(product.sku)}</p>
        <Price facts={facts} className={styles['price']} />
        {!product.isAvailable && <p className={styles['meta']}>{product.availabilityMessage}</p>}
        {design !== '' && <p className={styles['meta']}>{design}</p>}
      </div>
      <div className={styles['deeds']}>
        <Adding found={found} intents={intents} />
      </div>
      <Button className={styles['next'] ?? ''} variant="subtle" onClick={intents.next}>
        {scanMessages.another}
      </Button>
    </article>
  );
};
