import { type Market, paths, pickupRefused, saysFewLeft, storeAvailabilityMessages } from '@gift-registry/domain';
import { Button } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { AddingAnnouncement, LabelOrSpinner } from '../adding-spinner/index.ts';
import styles from './store-availability.module.css';
import type { NearStoreRow, PickupReason } from './store-availability-model.ts';

/** A store, and what it is asked for. */
export interface NearStoreProps {
  readonly row: NearStoreRow;
  readonly market: Market;
  readonly name: string;
  readonly onPickUp: () => void;
}

const Refusal = ({ reason }: { readonly reason: PickupReason }) => (
  <p className={styles['refusal']} role="alert">
    <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
    {pickupRefused(reason)}
  </p>
);

/** One store: how far it is, whether it has the gift, and picking it up there. */
export const NearStore = ({ row: { store, step, refusal, earlier }, market, name, onPickUp }: NearStoreProps) => {
  const isScarce = store.isAvailable && saysFewLeft(store.message);
  const Available = isScarce ? IconAlertTriangle : IconCircleCheck;
  const Icon = store.isAvailable ? Available : IconCircleX;
  return (
    <li className={styles['store']}>
      <div>
        <p className={styles['name']}>{store.name}</p>
        <p className={`num ${styles['where']}`}>
          {store.city} · {storeAvailabilityMessages.distance(store.distance, market)}
        </p>
        <p
          className={styles['message']}
          data-available={store.isAvailable || undefined}
          data-scarce={isScarce || undefined}
        >
          <Icon size={18} stroke={1.6} aria-hidden />
          {store.message}
        </p>
      </div>
      {store.isAvailable && (
        <Button
          className={styles['pick'] ?? ''}
          variant="default"
          data-added={step === 'Added' || undefined}
          aria-disabled={step === 'Adding' || undefined}
          aria-busy={step === 'Adding' || undefined}
          aria-label={
            step === 'Added'
              ? storeAvailabilityMessages.inCartAt(name, store.name)
              : storeAvailabilityMessages.pickUpAt(name, store.name)
          }
          leftSection={step === 'Added' ? <IconCheck size={18} stroke={2} aria-hidden /> : undefined}
          onClick={onPickUp}
        >
          <LabelOrSpinner
            words={step === 'Added' ? storeAvailabilityMessages.inCart : storeAvailabilityMessages.pickUpHere}
            isAdding={step === 'Adding'}
          />
        </Button>
      )}
      <AddingAnnouncement isAdding={step === 'Adding'} />
      {step === 'Added' && (
        <p className={styles['added']} role="status">
          {storeAvailabilityMessages.added(name, store.name)}{' '}
          <a href={paths.cart}>{storeAvailabilityMessages.viewCart}</a>
        </p>
      )}
      {earlier._tag === 'Some' && (
        <p className={styles['added']} role="status">
          {storeAvailabilityMessages.addedEarlier(name, earlier.value.quantity, earlier.value.way)}{' '}
          <a href={paths.cart}>{storeAvailabilityMessages.viewCart}</a>
        </p>
      )}
      {refusal._tag === 'Some' && <Refusal reason={refusal.value} />}
    </li>
  );
};
