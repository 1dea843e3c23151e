import { centsOf, forAll, identityOf, orderNumberOf, settingsFact } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { patchKind } from './patch-kind.ts';
import type { RegistryFact } from './registry-fact.ts';

const identity = identityOf('4821');
const purchased: RegistryFact = {
  _tag: 'Purchased',
  identity,
  quantity: 1,
  overPurchased: 0,
  orderNumber: orderNumberOf('HF-1'),
};
const wantedChanged: RegistryFact = { _tag: 'WantedChanged', identity, wanted: 3 };
const added: RegistryFact = { _tag: 'Added', identity, wanted: 3, personalization: O.none };
const gone: RegistryFact = { _tag: 'Removed', identity, wasNla: true };
const replaced: RegistryFact = {
  _tag: 'Replaced',
  existing: identity,
  kept: O.none,
  replacement: identityOf('12'),
  wanted: 3,
  moved: centsOf(0),
  paid: 0,
  isMostLoved: false,
  groupGift: O.none,
  personalization: O.none,
};
const contributed: RegistryFact = {
  _tag: 'Contributed',
  identity,
  amount: centsOf(1_000),
  goal: centsOf(5_000),
  units: 0,
  orderNumber: orderNumberOf('HF-1'),
};
const giftCard: RegistryFact = {
  _tag: 'GiftCardBought',
  kind: 'GiftCard',
  amount: centsOf(1_000),
  orderNumber: orderNumberOf('HF-1'),
};
const unchanged: ReadonlyArray<RegistryFact> = [
  wantedChanged,
  { _tag: 'MarkedMostLoved', identity },
  { _tag: 'UnmarkedMostLoved', identity },
  { _tag: 'GroupGiftStarted', identity, name: 'Plates', goal: centsOf(5_000) },
  { _tag: 'GroupGiftStopped', identity },
  { _tag: 'FundNamed', identity, name: 'Plates' },
  { _tag: 'ThanksWritten' },
];

describe('the kind of a write', () => {
  it.each<[string, ReadonlyArray<RegistryFact>, ReadonlyArray<typeof identity>]>([
    ['Purchased', [purchased, wantedChanged], []],
    ['Changed', [wantedChanged, purchased], []],
    ['Contributed', [contributed, purchased], []],
    ['Added', [added], []],
    ['Removed', [gone], [identity]],
    ['Replaced', [replaced], [identity]],
  ])('[LIVE-01] the first thing that happened is reported as what it is: %s', (kind, facts, removed) => {
    expect(patchKind(facts, { removed })).toBe(kind);
  });

  it('[MAN-08] [GG-02] [THX-01] what an owner keeps of an item, or of a gift, is a change', () => {
    for (const fact of unchanged) expect(patchKind([fact], { removed: [] })).toBe('Changed');
  });

  it('[LIST-10] a gift card is reported as a purchase', () => {
    expect(patchKind([giftCard, contributed], { removed: [] })).toBe('Purchased');
  });

  it('[RET-01] what is returned is reported as a change', () => {
    const orderNumber = orderNumberOf('HF-1');
    const amount = centsOf(1_000);
    for (const fact of [
      { _tag: 'PurchaseReturned', identity, quantity: 1, orderNumber },
      { _tag: 'ContributionReturned', identity, given: identity, amount, units: 0, orderNumber },
      { _tag: 'GiftCardReturned', kind: 'GiftCard', amount, orderNumber },
    ] as const)
      expect(patchKind([fact], { removed: [] })).toBe('Changed');
  });

  it('[AUTH-04] what left the list is reported as that exactly when the patch names something that left', () => {
    for (const fact of [gone, replaced]) {
      expect(patchKind([fact], { removed: [] })).toBe('Changed');
      expect(patchKind([fact], { removed: [identity] })).toBe(fact._tag);
    }
  });

  it('[LIVE-01] a write of which nothing is known is a change', () => {
    expect(patchKind([], { removed: [identity] })).toBe('Changed');
  });

  it('[LIVE-01] [GREET-03] [SET-01] [PHOTO-06] a greeting is reported as one, a photo as one, and whatever else the owners changed of the registry as a change of its settings', () => {
    expect(patchKind([{ _tag: 'GreetingWritten', greeting: O.none }], { removed: [] })).toBe('Greeted');
    expect(patchKind([{ _tag: 'PhotoChanged', photo: O.none }], { removed: [] })).toBe('PhotoChanged');
    const kinds = new Map([
      ['GreetingWritten', 'Greeted'],
      ['PhotoChanged', 'PhotoChanged'],
    ]);
    forAll(settingsFact, (fact) => {
      expect(patchKind([fact], { removed: [] })).toBe(kinds.get(fact._tag) ?? 'SettingsChanged');
    });
  });
});
