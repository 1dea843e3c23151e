import {
  addressMessages,
  codeInputMode,
  isLowStockMessage,
  type MarketRules,
  paths,
  pickupRefused,
  storeAvailabilityMessages,
} from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import { IconAlertTriangle, IconCheck, IconCircleCheck, IconCircleX } from '@tabler/icons-react';
import { AddingAnnouncement, LabelOrSpinner } from '../adding-spinner/index.ts';
import { Button, Spinner } from '../controls/index.ts';
import { useStateValue } from '../observe/index.ts';
import styles from './store-availability.module.css';
import type {
  NearStoreRow,
  PickupReason,
  StoreAvailabilityModel,
  StoreAvailabilityStream,
} from './store-availability-model.ts';
import { useCodeFocus, useResultsInView } from './use-code-focus.ts';

interface NearStoreProps {
  readonly row: NearStoreRow;
  readonly market: MarketRules;
  readonly name: string;
  readonly onPickUp: () => void;
}

const Refusal = ({ reason }: { readonly reason: PickupReason }) => (
  <p className={`gr-text-body gr-danger ${styles['refusal']}`} role="alert">
    <IconAlertTriangle size={18} stroke={1.6} aria-hidden />
    {pickupRefused(reason)}
  </p>
);

/** One store: its distance, whether it has the gift, and the button that adds a pickup there. */
const NearStore = ({ row: { store, add, earlier }, market, name, onPickUp }: NearStoreProps) => {
  const isScarce = store.isAvailable && isLowStockMessage(store.message);
  const Available = isScarce ? IconAlertTriangle : IconCircleCheck;
  const Icon = store.isAvailable ? Available : IconCircleX;
  return (
    <li className={styles['store']}>
      <div>
        <p className={styles['name']}>{store.name}</p>
        <p className="num muted gr-text-body">
          {storeAvailabilityMessages.address(store)} · {storeAvailabilityMessages.distance(store.distance, market)}
        </p>
        <p
          className={`muted gr-text-body ${styles['message']}`}
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
          data-added={add._tag === 'Added' || undefined}
          aria-disabled={add._tag === 'Adding' || undefined}
          aria-busy={add._tag === 'Adding' || undefined}
          aria-label={
            add._tag === 'Added'
              ? storeAvailabilityMessages.inCartAt(name, store.name)
              : storeAvailabilityMessages.pickUpAt(name, store.name)
          }
          leftSection={add._tag === 'Added' ? <IconCheck size={18} stroke={2} aria-hidden /> : undefined}
          onClick={onPickUp}
        >
          <LabelOrSpinner
            words={add._tag === 'Added' ? storeAvailabilityMessages.inCart : storeAvailabilityMessages.pickUpHere}
            isAdding={add._tag === 'Adding'}
          />
        </Button>
      )}
      <AddingAnnouncement isAdding={add._tag === 'Adding'} />
      {add._tag === 'Added' && (
        <p className={`gr-text-body muted ${styles['added']}`} role="status">
          {storeAvailabilityMessages.added(name, store.name)}{' '}
          <a href={paths.cart}>{storeAvailabilityMessages.viewCart}</a>
        </p>
      )}
      {earlier._tag === 'Some' && (
        <p className={`gr-text-body muted ${styles['added']}`} role="status">
          {storeAvailabilityMessages.addedEarlier(name, earlier.value.quantity, earlier.value.way)}{' '}
          <a href={paths.cart}>{storeAvailabilityMessages.viewCart}</a>
        </p>
      )}
      {'reason' in add && <Refusal reason={add.reason} />}
    </li>
  );
};

interface StoreAvailabilityProps {
  readonly stream: StoreAvailabilityStream;
  readonly name: string;
  readonly heading: 'h2' | 'h3';
}

const UNDER = { h2: 'h3', h3: 'h4' } as const;

const errorOf = ({ search, market }: StoreAvailabilityModel): string | undefined =>
  search._tag === 'Failed' ? storeAvailabilityMessages.refused(search.reason, market) : undefined;

const SearchResults = ({
  model,
  stream,
  name,
  heading,
}: StoreAvailabilityProps & { readonly model: StoreAvailabilityModel }) => {
  const { search, market } = model;
  const Heading = UNDER[heading];
  switch (search._tag) {
    case 'Idle':
    case 'Failed':
      return null;
    case 'Looking':
      return (
        <p className={`gr-row muted ${styles['looking']}`}>
          <Spinner size={18} />
          {storeAvailabilityMessages.checking}
        </p>
      );
    case 'Found':
      return search.rows.length === 0 ? (
        <p>
          {storeAvailabilityMessages.nobodyNear(search.place, market, market.nearby)}{' '}
          {search.isQuotedByPhone ? (
            <>
              {storeAvailabilityMessages.byQuote}{' '}
              <a href={paths.alaskaHawaii}>{storeAvailabilityMessages.askForQuote}</a>
            </>
          ) : (
            storeAvailabilityMessages.weShip
          )}
        </p>
      ) : (
        <>
          <Heading className={`muted gr-text-body ${styles['near']}`}>
            {storeAvailabilityMessages.near(search.place)}
          </Heading>
          <ul className={styles['stores']}>
            {search.rows.map((row) => (
              <NearStore
                key={row.store.storeNumber}
                row={row}
                market={market}
                name={name}
                onPickUp={() => stream.pickUp(row.store.storeNumber)}
              />
            ))}
          </ul>
        </>
      );
  }
};

/** Where a gift can be picked up, by postal code (BUY-08). */
export const StoreAvailability = ({ stream, name, heading: Heading }: StoreAvailabilityProps) => {
  const model = useStateValue(stream.model);
  const { market, postalCode } = model;
  const field = useCodeFocus(model.search);
  const results = useResultsInView(model.search);
  return (
    <section className={styles['panel']} aria-label={storeAvailabilityMessages.title}>
      <Heading className={styles['title']}>{storeAvailabilityMessages.title}</Heading>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          stream.look();
        }}
      >
        <TextInput
          ref={field}
          label={addressMessages.postalCode(market)}
          name="postal-code"
          autoComplete="postal-code"
          inputMode={codeInputMode(market)}
          maxLength={16}
          value={postalCode}
          onChange={(event) => stream.type(event.currentTarget.value)}
          error={errorOf(model)}
          errorProps={{ role: 'alert' }}
        />
        <Button className={styles['look'] ?? ''} type="submit" variant="default">
          {storeAvailabilityMessages.check}
        </Button>
      </form>
      <div ref={results} className={styles['results']} aria-live="polite">
        <SearchResults model={model} stream={stream} name={name} heading={Heading} />
      </div>
      <a className={`gr-text-body ${styles['all']}`} href={paths.stores}>
        {storeAvailabilityMessages.allStores}
      </a>
    </section>
  );
};
