import {
  type CompletionCoupon,
  identityKey,
  NO_CENTS,
  type Registry,
  type RegistryItem,
  type Surprise,
  type Visibility,
} from '@gift-registry/domain';
import fc from 'fast-check';
import { nearEdges } from './edges.ts';
import { registryItem } from './item.ts';
import { centsOf, revisionOf } from './literal.ts';
import { accountId, day, deliveryDates, eventType, grId, optional, writing } from './value.ts';

/** Items of one list: one row per identity. */
export const registryItems = (maxLength: number): fc.Arbitrary<ReadonlyArray<RegistryItem>> =>
  fc.uniqueArray(registryItem, { maxLength, selector: ({ identity }) => identityKey(identity) });

const coupon: fc.Arbitrary<CompletionCoupon> = fc.record({
  couponNumber: fc.stringMatching(/^[A-Z0-9]{6,12}$/),
  expirationDate: day,
  isCancelled: fc.boolean(),
  discount: fc.constantFrom(0.1, 0.15, 0.2, 1),
});

const visibility: fc.Arbitrary<Visibility> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom<Visibility>({ _tag: 'Findable' }, { _tag: 'Findable', isIndexed: true }) },
  {
    weight: 1,
    arbitrary: fc.stringMatching(/^[0-9a-f]{32}$/).map((key): Visibility => ({ _tag: 'LinkOnly', key })),
  },
  { weight: 1, arbitrary: fc.constant<Visibility>({ _tag: 'Private' }) },
);

/** A registry with one or two owners and up to eight items: every state of an item may meet every other, and a registry is drawn quickly. */
export const registry: fc.Arbitrary<Registry> = fc
  .record({
    grId,
    revision: nearEdges(0, 1_000, [0]).map((version) => revisionOf(version)),
    market: fc.constantFrom<Registry['market']>('US', 'CA'),
    eventType,
    eventDate: optional(day),
    dateBefore: optional(day),
    deliveryDates,
    isPaused: fc.constant(false),
    primaryFirstName: writing(1, 60),
    primaryLastName: optional(writing(1, 60)),
    secondaryFirstName: optional(writing(1, 60)),
    secondaryLastName: optional(writing(1, 60)),
    greeting: optional(writing(0, 60)),
    biography: writing(0, 60),
    photo: optional(fc.constantFrom('0a1b', '2c3d')),
    visibility,
    owners: fc.uniqueArray(accountId, { minLength: 1, maxLength: 2 }),
    coupon: optional(coupon),
    giftCardsBought: fc.oneof(fc.constant(NO_CENTS), fc.integer({ min: 1_000, max: 500_000 }).map(centsOf)),
    items: registryItems(8),
    settled: fc.constant([]),
    surprise: fc.constant<Surprise>({ _tag: 'Off' }),
    surpriseGifts: fc.constant([]),
    setAside: fc.constant([]),
  })
  .map(({ revision, ...rest }) => ({ ...rest, ...revision }));
