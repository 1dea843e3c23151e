import { type StoreFinder as Finder, paths, type StoreEntry, storeFinderMessages } from '@gift-registry/domain';
import { TextInput } from '@mantine/core';
import { IconClock, IconMapPin, IconPhone } from '@tabler/icons-react';
import { Button } from '../controls/index.ts';
import styles from './store-finder.module.css';

/** A store: address and directions, phone, whether it is open, its hours and services. */
const Store = ({ store }: { readonly store: StoreEntry }) => (
  <li className={styles['store']}>
    <h3>{store.name}</h3>
    {store.distance !== '' && <p className="num muted gr-text-body">{store.distance}</p>}
    <address>
      {store.address.map((line) => (
        <span key={line}>{line}</span>
      ))}
    </address>
    <p className={`gr-cluster ${styles['ways']}`}>
      <a href={store.mapAddress} rel="noreferrer" aria-label={storeFinderMessages.directionsTo(store.name)}>
        <IconMapPin size={18} stroke={1.6} aria-hidden />
        {storeFinderMessages.directions}
      </a>
      <a className="num" href={`tel:${store.phone}`} aria-label={storeFinderMessages.call(store.name, store.phone)}>
        <IconPhone size={18} stroke={1.6} aria-hidden />
        {store.phone}
      </a>
    </p>
    {store.open._tag === 'Some' && (
      <p className={`num ${styles['open']}`} data-open={store.open.value.isOpen || undefined}>
        <IconClock size={18} stroke={1.6} aria-hidden />
        {store.open.value.text}
      </p>
    )}
    {store.hours.length > 0 && (
      <ul className="num muted gr-text-body" aria-label={storeFinderMessages.hours}>
        {store.hours.map((line) => (
          <li key={line}>{line}</li>
        ))}
      </ul>
    )}
    {store.offers.length > 0 && <p className={`muted gr-text-body ${styles['offers']}`}>{store.offers.join(' · ')}</p>}
  </li>
);

/** The stores of the site, and a search by postal code; a plain form, so that it works without JavaScript (BUY-08, ROUTE-10). */
export const StoreFinder = ({ finder: { label, typed, problem, heading, stores } }: { readonly finder: Finder }) => (
  <>
    <search className={styles['search']}>
      <form action={paths.stores} method="get">
        <h2>{storeFinderMessages.title}</h2>
        <div className={styles['field']}>
          <TextInput
            label={label}
            name="postalCode"
            defaultValue={typed}
            autoComplete="postal-code"
            maxLength={16}
            error={problem._tag === 'Some' ? problem.value : undefined}
            errorProps={{ role: 'alert' }}
          />
          <Button type="submit">{storeFinderMessages.find}</Button>
        </div>
      </form>
    </search>
    <section className={styles['found']} aria-labelledby="stores-found">
      <div className={`gr-cluster ${styles['head']}`}>
        <h2 id="stores-found" className="num">
          {heading}
        </h2>
        {typed !== '' && <a href={paths.stores}>{storeFinderMessages.showAll}</a>}
      </div>
      <ul className={styles['stores']}>
        {stores.map((store) => (
          <Store key={`${store.name} ${store.phone}`} store={store} />
        ))}
      </ul>
    </section>
  </>
);
