import { authorizationOf, centsOf, exampleItem, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type {
  AddRefusal,
  ChangeWantedRefusal,
  Fault,
  FundNameRefusal,
  GroupGiftRefusal,
  LineRefusal,
  OrderRefusal,
  OwnerRefusal,
  SignInRefusal,
} from '../ports/index.ts';
import { addRefused, lineRefused } from './en/cart.ts';
import { orderRefused } from './en/checkout.ts';
import { faultSentence, keyRefused } from './en/fault.ts';
import { notReplaced } from './en/nla-item.ts';
import { fundNameRefused, groupGiftRefused, ownerRefused, wantedRefused } from './en/registry.ts';
import { REGISTRY_NOT_FOUND } from './en/registry-name.ts';
import { signInRefused } from './en/sign-in.ts';

const { identity } = exampleItem();
const grId = grIdOf('7310442');
const line = { grId, identity, asked: 2, remaining: 1 };

const adds: ReadonlyArray<AddRefusal> = [
  { _tag: 'RegistryNotFound' },
  { _tag: 'ProductUnknown', identity },
  { _tag: 'RegistryMissing' },
  { _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 },
  { _tag: 'NotOnRegistry', identity },
  { _tag: 'NoLongerAvailable', identity },
  { _tag: 'OtherBrand', identity },
  { _tag: 'PersonalizationError', identity },
  { _tag: 'PersonalizationRequired', identity },
  { _tag: 'MadeToOrder', identity },
  { _tag: 'OutOfStock', identity },
  { _tag: 'GroupGiftBegun', identity },
  { _tag: 'IdempotencyKeyReused' },
  { _tag: 'RequestInProgress' },
];
const lines: ReadonlyArray<LineRefusal> = [
  { _tag: 'LineUnknown' },
  { _tag: 'QuantityOutOfRange', minimum: 1, maximum: 99 },
];
const orders: ReadonlyArray<OrderRefusal> = [
  { _tag: 'CartEmpty' },
  { _tag: 'GiverInvalid', field: 'firstName' },
  { _tag: 'GiverInvalid', field: 'lastName' },
  { _tag: 'GiverInvalid', field: 'email' },
  { _tag: 'GiverInvalid', field: 'message' },
  { _tag: 'CartChanged', lines: [], subtotal: centsOf(2_000) },
  { _tag: 'ItemGone', lines: [{ grId: O.some(grId), identity }] },
  { _tag: 'PaidTogether', lines: [{ grId: O.some(grId), identity }] },
  { _tag: 'FundFull', lines: [{ grId, identity, asked: centsOf(2_000), missing: centsOf(1_000) }] },
  { _tag: 'OverClaim', lines: [line] },
  { _tag: 'PostalAddressMissing' },
  { _tag: 'AddressInvalid', field: 'line1' },
  { _tag: 'AddressInvalid', field: 'postalCode' },
  { _tag: 'PaymentMissing' },
  { _tag: 'PaymentActionNeeded', authorization: authorizationOf('demo_1'), action: 'demo_1' },
  { _tag: 'PaymentRefused' },
  { _tag: 'PaymentNotAccepted', why: 'tooSmall' },
  { _tag: 'IdempotencyKeyReused' },
  { _tag: 'RequestInProgress' },
];
const owners: ReadonlyArray<OwnerRefusal> = [
  { _tag: 'SignInNeeded' },
  { _tag: 'RegistryNotFound' },
  { _tag: 'ItemUnknown' },
  { _tag: 'NotOwner' },
];
const wanted: ReadonlyArray<ChangeWantedRefusal> = [
  { _tag: 'QuantityOutOfRange', minimum: 1, maximum: 999 },
  { _tag: 'BelowPurchased', purchased: 3 },
  { _tag: 'ItemSettled' },
];
const groupGifts: ReadonlyArray<GroupGiftRefusal> = [
  { _tag: 'NotInMarket' },
  { _tag: 'ItemSettled' },
  { _tag: 'NoLongerAvailable', identity },
  { _tag: 'HasContributions' },
];
const fundNames: ReadonlyArray<FundNameRefusal> = [
  { _tag: 'NotInMarket' },
  { _tag: 'FundNameInvalid', maximum: 60 },
  { _tag: 'NotAGroupGift' },
];
const signIns: ReadonlyArray<SignInRefusal> = [{ _tag: 'BadCredentials' }];
const faults: ReadonlyArray<Fault> = [
  { _tag: 'Unavailable' },
  { _tag: 'BadRequest', reason: 'secret detail' },
  { _tag: 'TooManyRequests', retryAfterSeconds: 30 },
];

const families: ReadonlyArray<{ readonly of: string; readonly sentences: ReadonlyArray<string> }> = [
  { of: 'adding to the cart', sentences: adds.map(addRefused) },
  { of: 'changing a line', sentences: lines.map(lineRefused) },
  { of: 'ordering', sentences: orders.map(orderRefused) },
  { of: 'an owner’s command', sentences: owners.map(ownerRefused) },
  { of: 'a wanted quantity', sentences: wanted.map(wantedRefused) },
  { of: 'a group gift', sentences: groupGifts.map(groupGiftRefused) },
  { of: 'a fund’s name', sentences: fundNames.map(fundNameRefused) },
  { of: 'signing in', sentences: signIns.map(signInRefused) },
  { of: 'any call', sentences: faults.map(faultSentence) },
];

describe('refusals', () => {
  it.each(families)('every refusal of $of has its own sentence, without technical words', ({ sentences }) => {
    expect(new Set(sentences).size).toBe(sentences.length);
    for (const sentence of sentences) {
      expect(sentence).toMatch(/^[A-Z].{10,}/);
      expect(sentence).not.toMatch(/!|oops|undefined|NaN|null|\[object|error code|secret detail/i);
    }
  });

  it('[ROUTE-17] an unknown and a private registry have the same words', () => {
    expect(addRefused({ _tag: 'RegistryNotFound' })).toBe(REGISTRY_NOT_FOUND);
    expect(ownerRefused({ _tag: 'RegistryNotFound' })).toBe(REGISTRY_NOT_FOUND);
  });

  it('[NLA-06] [NLA-07] every failed replacement has the same words, except one for too much money', () => {
    const same = 'Item could not be replaced. Please refresh.';
    for (const _tag of ['NotReplaceable', 'NotACandidate', 'NotOwner', 'IdempotencyKeyReused', 'Unavailable'] as const)
      expect(notReplaced({ _tag })).toBe(same);
    const money = notReplaced({ _tag: 'FundTooLarge', raised: centsOf(4_001), takes: centsOf(4_000) });
    expect(money).toMatch(/^Guests have given more money .* Please choose another one\.$/);
  });

  it('[CART-08] a refused idempotency key has the same words everywhere', () => {
    for (const refusal of [{ _tag: 'IdempotencyKeyReused' }, { _tag: 'RequestInProgress' }] as const) {
      expect(addRefused(refusal)).toBe(keyRefused(refusal));
      expect(orderRefused(refusal)).toBe(keyRefused(refusal));
    }
  });

  it.each([
    [0, 'a minute'],
    [1, 'a minute'],
    [60, 'a minute'],
    [61, '2 minutes'],
    [600, '10 minutes'],
  ])('%d seconds are "%s"', (retryAfterSeconds, expected) => {
    expect(faultSentence({ _tag: 'TooManyRequests', retryAfterSeconds })).toContain(`wait ${expected} `);
  });
});
