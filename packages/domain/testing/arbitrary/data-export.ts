import type { AccountData, RegistryData, ThankYouRow } from '@gift-registry/domain';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { exampleAddress } from './example-address.ts';
import { accountIdOf, centsOf, giftIdOf, instantOf } from './literal.ts';
import { registry } from './registry.ts';
import { identity, optional, price, writing } from './value.ts';

const given: fc.Arbitrary<ThankYouRow['given']> = fc.oneof(
  fc.record({ _tag: fc.constant('Units' as const), identity, quantity: fc.integer({ min: 1, max: 99 }) }),
  fc.record({ _tag: fc.constant('Contribution' as const), identity, amount: price }),
  fc.record({
    _tag: fc.constant('GiftCard' as const),
    kind: fc.constantFrom('GiftCard' as const, 'EGiftCard' as const),
    amount: fc.constant(centsOf(5_000)),
  }),
);

const { recipient: _recipient, ...EXAMPLE_POSTAL_ADDRESS } = exampleAddress();

/** A card of Rosa Diaz, unless that is changed. */
export const exampleThankYouRow = (changed: Partial<ThankYouRow> = {}): ThankYouRow => ({
  id: giftIdOf('HF-1:1'),
  giverId: giftIdOf('HF-1:1'),
  name: 'Plate',
  imagePath: '',
  giver: { firstName: 'Rosa', lastName: 'Diaz' },
  postalAddress: O.none,
  givenAt: instantOf('2027-05-01T12:00:00.000Z'),
  message: '',
  given: { _tag: 'GiftCard', kind: 'GiftCard', amount: centsOf(5_000) },
  isThanked: false,
  note: '',
  ...changed,
});

/** A gift as the Thank You Manager shows it. */
export const thankYouRow: fc.Arbitrary<ThankYouRow> = fc.record({
  id: fc.integer({ min: 1, max: 999 }).map((nth) => giftIdOf(`HF-1001:${nth}`)),
  given,
  name: writing(0, 30),
  imagePath: fc.constant('/pictures/plate.webp'),
  giver: fc.record({ firstName: writing(1, 20), lastName: writing(1, 20) }),
  giverId: fc.constant(giftIdOf('HF-1:1')),
  postalAddress: optional(fc.constant(EXAMPLE_POSTAL_ADDRESS)),
  givenAt: fc.constant(instantOf('2027-05-30T09:00:00.000Z')),
  message: writing(0, 60),
  isThanked: fc.boolean(),
  note: writing(0, 60),
});

const ACCOUNT = accountIdOf('account-of-whoever-asks');

const registryData: fc.Arbitrary<RegistryData> = fc
  .record({
    registry,
    isOwn: fc.boolean(),
    address: optional(fc.constant(exampleAddress())),
    gifts: fc.array(thankYouRow, { maxLength: 4 }),
    ticks: fc.uniqueArray(fc.constantFrom('bath', 'cookware', 'bar'), { maxLength: 3 }),
    photo: optional(fc.uint8Array({ minLength: 1, maxLength: 12 })),
  })
  .map(({ registry, isOwn, ...data }) => ({
    ...data,
    registry: isOwn ? { ...registry, owners: [ACCOUNT, ...registry.owners] } : registry,
  }));

/** An account with registries of different numbers, of which some are somebody else's. */
export const accountData: fc.Arbitrary<AccountData> = fc.record({
  account: fc.constant(ACCOUNT),
  person: fc.constant({ email: 'amelia@example.com', firstName: 'Amelia', lastName: 'Okafor' }),
  registries: fc.uniqueArray(registryData, { maxLength: 3, selector: (data) => data.registry.grId }),
  takenAt: fc.constant(instantOf('2027-06-12T09:00:00.000Z')),
});
