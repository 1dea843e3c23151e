import {
  addButtonMessages,
  displaySku,
  faultSentence,
  LONGEST_QUANTITY,
  type ScanNotice,
  scanMessages,
  WANTED_QUANTITY,
} from '@gift-registry/domain';
import { IconBarcodeOff } from '@tabler/icons-react';
import type { ReactNode, RefObject } from 'react';
import { Button, Skeleton } from '../controls/index.ts';
import { ListProduct } from '../product/list-product.tsx';
import { Price } from '../product-facts/index.ts';
import { ProductPicture } from '../product-picture/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import styles from './scan.module.css';
import type { ScanIntents, ScanModel, ScannedProduct } from './scan-model.ts';

interface ScanFoundProps {
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

/** The product on the label, the quantity, and adding it (ADD-08). */
const ScanFound = ({ found, heading, intents }: ScanFoundProps) => {
  const { product, facts, design } = found;
  return (
    <article className={styles['found']} aria-labelledby="scan-found">
      <div className={`stage gr-square ${styles['foundStage']}`}>
        <ProductPicture images={product.images} loading="eager" />
      </div>
      <div>
        <h2 className={styles['name']} id="scan-found" ref={heading} tabIndex={-1}>
          {product.path === '' ? product.name : <a href={product.path}>{product.name}</a>}
        </h2>
        <p className={`num muted gr-text-meta ${styles['meta']}`}>SKU {displaySku(product.sku)}</p>
        <Price facts={facts} className={styles['price']} />
        {!product.isAvailable && (
          <p className={`muted gr-text-meta ${styles['meta']}`}>{product.availabilityMessage}</p>
        )}
        {design !== '' && <p className={`muted gr-text-meta ${styles['meta']}`}>{design}</p>}
      </div>
      <div className={`gr-cluster ${styles['actions']}`}>
        <Adding found={found} intents={intents} />
      </div>
      <Button className={styles['next'] ?? ''} variant="subtle" onClick={intents.next}>
        {scanMessages.another}
      </Button>
    </article>
  );
};

interface ScanOutcomeProps extends Pick<ScanModel, 'outcome' | 'by'> {
  readonly heading: RefObject<HTMLHeadingElement | null>;
  readonly intents: ScanIntents;
}

const NoticeWithActions = ({
  notice: { title, help },
  heading,
  children,
}: Pick<ScanOutcomeProps, 'heading'> & { readonly notice: ScanNotice; readonly children: ReactNode }) => (
  <div className={styles['still']}>
    <IconBarcodeOff className="muted" size={48} stroke={1.2} aria-hidden />
    <h2 className={`display ${styles['stageTitle']}`} ref={heading} tabIndex={-1}>
      {title}
    </h2>
    <p className="muted">{help}</p>
    <div className={`gr-cluster ${styles['ways']}`}>{children}</div>
  </div>
);

/** The outcome of a code: the product, loading, or why there is none and what to do (ADD-08). */
export const ScanOutcome = ({ outcome, by, heading, intents }: ScanOutcomeProps) => {
  switch (outcome._tag) {
    case 'None':
      return null;
    case 'Awaited':
      return <div className={styles['still']} />;
    case 'LookingUp':
      return (
        <div className={styles['still']} role="status">
          <span className="visually-hidden">{scanMessages.lookingUp}</span>
          <Skeleton height={140} width={140} radius="var(--r-card)" />
          <Skeleton height={24} width="60%" />
          <Skeleton height={20} width="30%" />
        </div>
      );
    case 'Found':
      return <ScanFound found={outcome} heading={heading} intents={intents} />;
    case 'Unknown':
      return (
        <NoticeWithActions notice={scanMessages.unknown(outcome.code)} heading={heading}>
          <Button onClick={intents.next}>{by === 'camera' ? scanMessages.again : scanMessages.anotherNumber}</Button>
        </NoticeWithActions>
      );
    case 'Failed':
      return (
        <NoticeWithActions
          notice={{ title: scanMessages.failed, help: faultSentence(outcome.fault) }}
          heading={heading}
        >
          <Button onClick={intents.lookUpAgain}>{scanMessages.tryAgain}</Button>
        </NoticeWithActions>
      );
  }
};
