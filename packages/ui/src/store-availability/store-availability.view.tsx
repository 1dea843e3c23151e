import { paths, REACH, storeAvailabilityWords } from '@gift-registry/domain';
import { Button, Loader, TextInput } from '@mantine/core';
import { useLive } from '../observe/index.ts';
import { NearStore } from './near-store.tsx';
import styles from './store-availability.module.css';
import type { StoreAvailabilityModel, StoreAvailabilityStream } from './store-availability-model.ts';

/** The stream, and what the gift is called. */
export interface StoreAvailabilityProps {
  readonly stream: StoreAvailabilityStream;
  readonly name: string;
}

const errorOf = ({ search, market }: StoreAvailabilityModel): string | undefined =>
  search._tag === 'Refused' ? storeAvailabilityWords.refused(search.reason, market) : undefined;

const Told = ({ model, stream, name }: StoreAvailabilityProps & { readonly model: StoreAvailabilityModel }) => {
  const { search, market } = model;
  switch (search._tag) {
    case 'Idle':
    case 'Refused':
      return null;
    case 'Looking':
      return (
        <p className={styles['looking']}>
          <Loader size={18} aria-hidden />
          {storeAvailabilityWords.checking}
        </p>
      );
    case 'Told':
      return search.rows.length === 0 ? (
        <p>{storeAvailabilityWords.nobodyNear(search.place, market, REACH[market])}</p>
      ) : (
        <>
          <h3 className={styles['near']}>{storeAvailabilityWords.near(search.place)}</h3>
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
export const StoreAvailability = ({ stream, name }: StoreAvailabilityProps) => {
  const model = useLive(stream.model);
  const { market, postalCode } = model;
  return (
    <section className={styles['panel']} aria-label={storeAvailabilityWords.title}>
      <h2 className={styles['title']}>{storeAvailabilityWords.title}</h2>
      <form
        className={styles['form']}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          stream.look();
        }}
      >
        <TextInput
          className={styles['field'] ?? ''}
          label={storeAvailabilityWords.label(market)}
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
          {storeAvailabilityWords.check}
        </Button>
      </form>
      <div className={styles['told']} aria-live="polite">
        <Told model={model} stream={stream} name={name} />
      </div>
      <a className={styles['all']} href={paths.stores}>
        {storeAvailabilityWords.allStores}
      </a>
    </section>
  );
};
