import {
  type Clock,
  type Instant,
  type Names,
  parseInstant,
  parseOrderNumber,
  type World,
} from '@gift-registry/domain';
import type { Given } from '../contract/contract-world.ts';
import { type MemoryAccounts, memoryAccounts, memorySignInFailures } from './memory-accounts.ts';
import { type MemoryCarts, memoryCarts } from './memory-carts.ts';
import { type MemoryCatalogue, memoryCatalogue } from './memory-catalogue.ts';
import { memoryDesigns } from './memory-designs.ts';
import { memoryKeys } from './memory-keys.ts';
import { type MemoryLog, memoryLog } from './memory-log.ts';
import { memoryOrders } from './memory-orders.ts';
import { type FakePayment, fakePayment } from './memory-payment.ts';
import { type MemoryRegistries, memoryRegistries } from './memory-registries.ts';
import { memoryReportedOrders } from './memory-reported-orders.ts';
import { type MemoryStores, memoryStores } from './memory-stores.ts';
import { valid } from './valid.ts';

/** What a world in memory starts with. */
export interface MemoryWorldOptions extends Given {
  /** What the clock shows until it is set; noon in London on the first of June 2027 unless said. */
  readonly now?: Instant;
}

/** Everything that the services stand on, in memory, with a hand on each thing. */
export interface MemoryWorld extends World {
  readonly registries: MemoryRegistries;
  readonly carts: MemoryCarts;
  readonly catalogue: MemoryCatalogue;
  readonly stores: MemoryStores;
  readonly accounts: MemoryAccounts;
  readonly payment: FakePayment;
  readonly log: MemoryLog;
  /** Puts things there; the products of registries' items come with them. */
  readonly put: (given: Given) => void;
  readonly setClock: (now: Instant) => void;
}

/** A world of its own, with nothing in it but what is given. */
export const memoryWorld = ({ now, ...given }: MemoryWorldOptions = {}): MemoryWorld => {
  let shown = now ?? valid(parseInstant)('2027-06-01T11:00:00.000Z');
  let named = 0;
  const clock: Clock = { now: () => shown };
  const names: Names = {
    orderNumber: () => {
      named += 1;
      return valid(parseOrderNumber)(`HF-${String(named).padStart(6, '0')}`);
    },
  };
  const keys = memoryKeys();
  const carts = memoryCarts(keys);
  const catalogue = memoryCatalogue();
  const stores = memoryStores();
  const registries = memoryRegistries(keys, catalogue);
  const accounts = memoryAccounts();

  const put = ({
    accounts: people = [],
    registries: lists = [],
    products = [],
    canadianProducts = [],
    services = [],
    stores: shops = [],
    shelves = [],
    postalAreas = [],
  }: Given): void => {
    people.forEach(accounts.put);
    for (const registry of lists) {
      catalogue.put(
        registry.market,
        registry.items.map(({ product }) => product),
      );
      registries.put(registry);
    }
    catalogue.put('US', products);
    catalogue.put('CA', canadianProducts);
    catalogue.putServices(services);
    stores.put(shops);
    stores.stock(shelves);
    stores.putAreas(postalAreas);
  };
  put(given);

  return {
    registries,
    carts,
    orders: memoryOrders(keys, carts, registries, catalogue, stores),
    reportedOrders: memoryReportedOrders(registries),
    catalogue,
    designs: memoryDesigns(),
    stores,
    accounts,
    signInFailures: memorySignInFailures(),
    payment: fakePayment(),
    clock,
    names,
    log: memoryLog(),
    put,
    setClock: (at) => {
      shown = at;
    },
  };
};
