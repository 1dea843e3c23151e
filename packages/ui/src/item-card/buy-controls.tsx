import { EXCEEDS_REQUESTED, giftNotAdded, type ItemIdentity, itemCardMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck } from '@tabler/icons-react';
import { useId } from 'react';
import { AddingAnnouncement, LabelOrSpinner } from '../adding-spinner/index.ts';
import type { CardControl, ItemCardIntents } from '../list-model/index.ts';
import { QuantityStepper } from '../quantity-stepper/index.ts';
import styles from './buy-controls.module.css';

/** Quantity and "Add to Cart", with what there is to say about either. */
export interface BuyControlsProps {
  readonly identity: ItemIdentity;
  readonly name: string;
  readonly buy: Extract<CardControl, { readonly _tag: 'Buy' }>;
  readonly intents: ItemCardIntents;
}

/** Buying an item here (BUY-01, BUY-02). The button keeps its width whatever it says. */
export const BuyControls = ({ identity, name, buy, intents }: BuyControlsProps) => {
  const warningId = useId();
  const isAdded = buy.add._tag === 'Added';
  const isAdding = buy.add._tag === 'Adding';
  return (
    <div className={styles['controls']}>
      <div className={styles['line']}>
        <QuantityStepper
          name={name}
          text={buy.quantity}
          warningId={buy.isOverPurchased ? warningId : undefined}
          onType={(text) => intents.typeQuantity(identity, text)}
          onLeave={() => intents.leaveQuantity(identity)}
          onStep={(by) => intents.stepQuantity(identity, by)}
        />
        <Button
          className={styles['add'] ?? ''}
          data-added={isAdded || undefined}
          aria-disabled={isAdding || undefined}
          aria-busy={isAdding || undefined}
          aria-label={isAdded ? undefined : itemCardMessages.addToCartLabel(name)}
          leftSection={isAdded ? <IconCheck size={18} stroke={2} aria-hidden /> : undefined}
          onClick={() => intents.addToCart(identity)}
        >
          <LabelOrSpinner words={isAdded ? itemCardMessages.added : itemCardMessages.addToCart} isAdding={isAdding} />
        </Button>
        <AddingAnnouncement isAdding={isAdding} />
      </div>
      {buy.isOverPurchased && (
        <p className={styles['warning']} id={warningId} role="status">
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {EXCEEDS_REQUESTED}
        </p>
      )}
      {buy.add._tag === 'Refused' && (
        <p className={styles['refusal']} role="alert">
          <IconAlertTriangle size={16} stroke={1.6} aria-hidden />
          {giftNotAdded(buy.add.reason)}
        </p>
      )}
    </div>
  );
};
