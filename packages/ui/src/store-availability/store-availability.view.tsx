import { addressMessages, paths, REACH, storeAvailabilityMessages } from '@gift-registry/domain';
import { Button, Loader, TextInput } from '@mantine/core';
import { useStateValue } from '../observe/index.ts';
import { NearStore } from './near-store.tsx';
import styles from './store-availability.module.css';
import type { StoreAvailabilityModel, StoreAvailabilityStream } from './store-availability-model.ts';
import { useCodeFocus } from './use-code-focus.ts';
import { useFoundInSight } from './use-found-in-sight.ts';

/** The stream, what the gift is called, and how deep the heading stands. */
export interface StoreAvailabilityProps {
  readonly stream: StoreAvailabilityStream;
  readonly name: string;
  readonly heading: 'h2' | 'h3';
}

const UNDER = { h2: 'h3', h3: 'h4' } as const;

const errorOf = ({ search, market }: StoreAvailabilityModel): string | undefined =>
  search._tag === 'Refused' ? storeAvailabilityMessages.refused(search.reason, market) : undefined;

const Told = ({
  model,
  stream,
  name,
  heading,
}: StoreAvailabilityProps & { readonly model: StoreAvailabilityModel }) => {
  const { search, market } = model;
  const Heading = UNDER[heading];
  switch (search._tag) {
    case 'Idle':
    case 'Refused':
      return null;
    case 'Looking':
      return (
        <p className={styles['looking']}>
          <Loader size={18} aria-hidden />
          {storeAvailabilityMessages.checking}
        </p>
      );
    case 'Told':
      return search.rows.length === 0 ? (
        <p>
          {storeAvailabilityMessages.nobodyNear(search.place, market, REACH[market])}{' '}
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
          <Heading className={styles['near']}>{storeAvailabilityMessages.near(search.place)}</Heading>
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
  const told = useFoundInSight(model.search);
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
          className={styles['field'] ?? ''}
          label={addressMessages.postalCode(market)}
          name="postal-code"
          autoComplete="postal-code"
          inputMode={market === 'US' ? 'numeric' : 'text'}
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
      <div ref={told} className={styles['told']} aria-live="polite">
        <Told model={model} stream={stream} name={name} heading={Heading} />
      </div>
      <a className={styles['all']} href={paths.stores}>
        {storeAvailabilityMessages.allStores}
      </a>
    </section>
  );
};
