import type { CartAddition, LogEntry, StoreAvailability } from '@gift-registry/domain';
import {
  cartIdOf,
  idempotencyKeyOf,
  identityOf,
  sites,
  skuOf,
  storeNumberOf,
} from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { TestScheduler } from 'rxjs/testing';
import { describe, expect, it } from 'vitest';
import { mutationKeys } from '../mutation/index.ts';
import { storeAvailabilityStream } from './store-availability.stream.ts';
import type { StoreAvailabilitySource, StoreSearch } from './store-availability-model.ts';

const near: StoreAvailability = {
  storeNumber: storeNumberOf('104'),
  name: 'Lincoln Park',
  street: '1925 North Halsted Street',
  city: 'Chicago',
  region: 'IL',
  postalCode: '60614',
  distance: 1.2,
  isAvailable: true,
  message: 'Available at this store',
};
const chicago = E.right({ _tag: 'Valid', place: O.some({ city: 'Chicago', state: 'IL' }) } as const);
const added: CartAddition = { cartId: cartIdOf('cart-1'), count: 2, added: [], warnings: [] };
const request = { grId: O.none, identity: identityOf('4821'), quantity: 2 };

const scheduled = (run: (helpers: Parameters<Parameters<TestScheduler['run']>[0]>[0]) => void): void =>
  new TestScheduler((actual, expected) => expect(actual).toEqual(expected)).run(run);

const set = (source: Partial<StoreAvailabilitySource>, scheduler: TestScheduler | undefined, remembered = '') => {
  const [stored, entries, additions]: [string[], LogEntry[], CartAddition[]] = [[], [], []];
  let keys = 0;
  const requests: Array<string> = [];
  const stream = storeAvailabilityStream({
    source: {
      check: () => {
        throw new Error('nothing is checked');
      },
      near: () => {
        throw new Error('no store is requested');
      },
      pickUp: () => {
        throw new Error('nothing is picked up');
      },
      ...source,
    },
    site: sites.main,
    wanted: () => O.some(request),
    memory: {
      read: () => (remembered === '' ? O.none : O.some(remembered)),
      keep: (text) => () => void stored.push(text),
    },
    onAdded: (addition) => void additions.push(addition),
    keys: mutationKeys<string>(() => {
      keys += 1;
      return idempotencyKeyOf(`key-number-${keys}`);
    }),
    scheduler: scheduler ?? new TestScheduler(() => undefined),
    log: { write: (entry) => () => void entries.push(entry) },
  });
  return { stream, stored, entries, additions, requests };
};

const searchOf = (stream: ReturnType<typeof set>['stream']): StoreSearch => stream.model.value.search;

describe('stores near a postal code', () => {
  it('[BUY-08] near stores are shown with their stock, after a while of loading', () => {
    scheduled(({ cold, flush }) => {
      const requests: Array<unknown> = [];
      const { stream, stored } = set(
        {
          check: () => cold('300ms (a|)', { a: chicago }),
          near: (code) => {
            requests.push(code);
            return cold('100ms (a|)', { a: E.right([near]) });
          },
        },
        undefined,
      );
      const seen: Array<string> = [];
      stream.model.changes$.subscribe(({ search }) => seen.push(search._tag));
      stream.type(' 60614 ');
      stream.look();
      flush();
      expect(requests).toEqual([{ sku: skuOf('4821'), postalCode: '60614', grId: O.none }]);
      expect(searchOf(stream)).toEqual({
        _tag: 'Found',
        place: 'Chicago, IL',
        isQuotedByPhone: false,
        rows: [{ store: near, add: { _tag: 'Idle' }, earlier: O.none }],
      });
      expect(stream.model.value.postalCode).toBe(' 60614 ');
      expect(stored).toEqual([' 60614 ']);
    });
  });

  it('[BUY-08] the late answer to an earlier postal code is ignored', () => {
    scheduled(({ cold, flush }) => {
      const { stream } = set(
        {
          check: () => cold('(a|)', { a: E.right({ _tag: 'Valid', place: O.none }) }),
          near: ({ postalCode }) =>
            postalCode === '60614' ? cold('900ms (a|)', { a: E.right([near]) }) : cold('10ms (a|)', { a: E.right([]) }),
        },
        undefined,
      );
      stream.model.changes$.subscribe();
      stream.type('60614');
      stream.look();
      stream.type('99501');
      stream.look();
      flush();
      expect(searchOf(stream)).toEqual({ _tag: 'Found', place: '99501', isQuotedByPhone: true, rows: [] });
    });
  });

  it('[BUY-08] an invalid postal code is marked without a request, and stays typed', () => {
    const { stream } = set({}, undefined);
    stream.model.changes$.subscribe();
    stream.look();
    expect(searchOf(stream)).toEqual({ _tag: 'Failed', reason: { _tag: 'PostalCodeMissing' } });
    stream.type('6061');
    expect(searchOf(stream)).toEqual({ _tag: 'Idle' });
    stream.look();
    expect(searchOf(stream)).toEqual({ _tag: 'Failed', reason: { _tag: 'PostalCodeInvalid' } });
    expect(stream.model.value.postalCode).toBe('6061');
  });

  it('[BUY-08] after a failure the text stays, the log does not contain it, and searching again finds the stores', () => {
    scheduled(({ cold, flush }) => {
      const answers = [E.right([near]), E.left({ _tag: 'Unavailable' } as const)];
      const { stream, entries } = set(
        {
          check: () => cold('(a|)', { a: chicago }),
          near: () => cold('(a|)', { a: answers.pop() ?? E.right([]) }),
        },
        undefined,
        '60614',
      );
      stream.model.changes$.subscribe();
      expect(stream.model.value.postalCode).toBe('60614');
      stream.look();
      flush();
      expect(searchOf(stream)).toEqual({ _tag: 'Failed', reason: { _tag: 'Unavailable' } });
      expect(entries).toEqual([{ level: 'warning', tag: 'stores.read-failed', data: { reason: 'Unavailable' } }]);
      stream.look();
      flush();
      expect(searchOf(stream)._tag).toBe('Found');
    });
  });
});

describe('picking up at a store', () => {
  const found = (
    helpers: Parameters<Parameters<TestScheduler['run']>[0]>[0],
    source: Partial<StoreAvailabilitySource>,
    stores: ReadonlyArray<StoreAvailability> = [near],
  ) => {
    const made = set(
      {
        check: () => helpers.cold('(a|)', { a: chicago }),
        near: () => helpers.cold('(a|)', { a: E.right(stores) }),
        ...source,
      },
      undefined,
      '60614',
    );
    made.stream.model.changes$.subscribe();
    made.stream.look();
    helpers.flush();
    return made;
  };

  it('[BUY-08] [CART-08] a chosen store gets one pickup, however often it is pressed meanwhile', () => {
    scheduled((helpers) => {
      const requests: Array<unknown> = [];
      const { stream, additions } = found(helpers, {
        pickUp: (pickup, key) => {
          requests.push([pickup, key]);
          return helpers.cold('50ms (a|)', { a: E.right(added) });
        },
      });
      stream.pickUp(near.storeNumber);
      stream.pickUp(near.storeNumber);
      expect(searchOf(stream)).toMatchObject({ rows: [{ add: { _tag: 'Adding' } }] });
      helpers.flush();
      expect(requests).toEqual([[{ ...request, pickupAt: O.some(near.storeNumber) }, 'key-number-1']]);
      expect(additions).toEqual([added]);
    });
  });

  it('[BUY-08] [CART-08] a guest who leaves the panel while a gift is being added is informed all the same', () => {
    scheduled(({ cold, flush }) => {
      const { stream, additions } = set(
        {
          check: () => cold('(a|)', { a: chicago }),
          near: () => cold('(a|)', { a: E.right([near]) }),
          pickUp: () => cold('10ms (a|)', { a: E.right(added) }),
        },
        undefined,
        '60614',
      );
      const observer = stream.model.changes$.subscribe();
      stream.look();
      cold('1ms x').subscribe(() => stream.pickUp(near.storeNumber));
      cold('2ms x').subscribe(() => observer.unsubscribe());
      flush();
      expect(additions).toEqual([added]);
    });
  });

  it('[BUY-08] [BUY-09] a refusal is shown at its store', () => {
    scheduled((helpers) => {
      const reason = { _tag: 'NotAtStore', identity: identityOf('4821'), units: 1 } as const;
      const { stream, additions, entries } = found(helpers, {
        pickUp: () => helpers.cold('(a|)', { a: E.left(reason) }),
      });
      stream.pickUp(near.storeNumber);
      helpers.flush();
      expect(searchOf(stream)).toMatchObject({ rows: [{ add: { _tag: 'Failed', reason } }] });
      expect([additions, entries.map(({ tag }) => tag)]).toEqual([[], ['not-added-for-pickup']]);
    });
  });

  it.each([
    ['never arrived', 'u', ['104 2', '917 2'], 'Added', O.none, [undefined]],
    [
      'had arrived',
      'uk',
      ['104 2', '917 2', '104 2'],
      'Idle',
      O.some({ quantity: 2, way: { _tag: 'PickedUp', storeName: O.some('Lincoln Park') } }),
      [true],
    ],
  ])(
    '[BUY-08] [CART-08] another store after a try that %s: one of the two has it',
    (_what, answers, sent, state, earlier, expected) => {
      scheduled((helpers) => {
        const other = { ...near, storeNumber: storeNumberOf('917'), name: 'Oak Park' };
        const requests: string[] = [];
        const keys = new Set<string>();
        const scene = found(
          helpers,
          {
            pickUp: ({ pickupAt, quantity }, key) => {
              requests.push(`${O.toNullable(pickupAt)} ${quantity}`);
              keys.add(key);
              return helpers.cold(`(${answers[requests.length - 1] ?? 'a'}|)`, {
                a: E.right(added),
                u: E.left({ _tag: 'Unavailable' }),
                k: E.left({ _tag: 'IdempotencyKeyReused' }),
              });
            },
          },
          [near, other],
        );
        scene.stream.pickUp(near.storeNumber);
        helpers.flush();
        scene.stream.pickUp(other.storeNumber);
        helpers.flush();
        expect(requests).toEqual(sent);
        expect(keys.size).toBe(1);
        expect(searchOf(scene.stream)).toMatchObject({
          rows: [
            { add: { _tag: 'Idle' }, earlier: O.none },
            { add: { _tag: state }, earlier },
          ],
        });
        expect(scene.additions.map(({ isEarlier }) => isEarlier)).toEqual(expected);
      });
    },
  );
});
