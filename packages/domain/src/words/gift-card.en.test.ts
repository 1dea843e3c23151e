import { centsOf, exampleItem, orderNumberOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { contributionVerdict, giftCardSection, giftCardVerdict, guardGiftCardAmount } from '../gift-card/index.ts';
import type { CartContributionRefusal, GiftCardRefusal } from '../ports/index.ts';
import { contributionRange, decideContribution } from '../registry/index.ts';
import { sites } from '../site/index.ts';
import { cartContributionRefused, contributionRefused, contributionVerdictWords } from './contribution-refusal.en.ts';
import {
  eGiftCardAdded,
  giftCardAmountRefused,
  giftCardHint,
  giftCardRefused,
  giftCardVerdictWords,
  giftCardWayName,
  giftCardWords,
} from './gift-card.en.ts';

const refusals: ReadonlyArray<GiftCardRefusal> = [
  { _tag: 'RegistryNotFound' },
  { _tag: 'NotInMarket' },
  { _tag: 'GiftCardImageWrong' },
  { _tag: 'QuantityOutOfRange', minimum: 1, maximum: 1 },
  { _tag: 'CartFull', maximum: 100 },
  { _tag: 'KeyReused' },
  { _tag: 'InFlight' },
];

describe('the words of gift cards', () => {
  it('[GC-02] an empty amount', () => {
    expect(giftCardVerdictWords(sites.main, giftCardVerdict('GiftCard', ''))).toBe('Please enter a gift card amount.');
    expect(giftCardVerdictWords(sites.main, giftCardVerdict('EGiftCard', ' '))).toBe(
      'Please enter a gift card amount.',
    );
  });

  it.each([
    ['main', 'GiftCard', 'Invalid gift card amount. Must be between $10.00 and $999.00'],
    ['kids', 'EGiftCard', 'Invalid gift card amount. Must be between $25.00 and $999.00'],
    ['canada', 'GiftCard', 'Invalid gift card amount. Must be between CAD10.00 and CAD999.00'],
    ['canada', 'EGiftCard', 'Invalid gift card amount. Must be between CAD25.00 and CAD999.00'],
  ] as const)('[GC-03] on %s, of a %s', (site, kind, words) => {
    expect(giftCardVerdictWords(sites[site], giftCardVerdict(kind, '5'))).toBe(words);
    expect(giftCardVerdictWords(sites[site], giftCardVerdict(kind, '999.01'))).toBe(words);
    expect(giftCardVerdictWords(sites[site], giftCardVerdict(kind, '999'))).toBe('');
  });

  it('[GC-04] the hints', () => {
    expect(giftCardHint('GiftCard')).toBe('Gift card amount must be at least $10');
    expect(giftCardHint('EGiftCard')).toBe('eGift card amount must be at least $25');
  });

  it.each([
    [70_000, '', 'Gift card amount must be at least $10'],
    [70_000, '9.99', 'Gift card amount must be at least $10'],
    [70_000, 'ten', 'Gift card amount must be at least $10'],
    [70_000, '10', ''],
    [70_000, '700.01', 'Only $700.00 is still missing. Please give that, or less.'],
    [1_000, '9.99', 'Gift card amount must be at least $10'],
    [1_000, '10.01', 'Only $10.00 is still missing. Please give that, or less.'],
    [999, '9', 'Only $9.99 is still missing. Please give exactly that.'],
    [999, '10', 'Only $9.99 is still missing. Please give exactly that.'],
  ])('[GG-01] [GC-04] of a contribution while %d cents are missing: "%s"', (missing, text, words) => {
    const range = { minimum: centsOf(Math.min(1_000, missing)), maximum: centsOf(missing) };
    expect(contributionVerdictWords(sites.main, contributionVerdict(range, text))).toBe(words);
  });

  it.each([
    [70_000, 999, 'Gift card amount must be at least $10'],
    [1_000, 999, 'Gift card amount must be at least $10'],
    [70_000, 70_001, 'Only $700.00 is still missing. Please give that, or less.'],
    [1_000, 1_001, 'Only $10.00 is still missing. Please give that, or less.'],
    [999, 900, 'Only $9.99 is still missing. Please give exactly that.'],
    [999, 1_000, 'Only $9.99 is still missing. Please give exactly that.'],
    [0, 1_000, 'Guests have paid for this gift in full. Please choose another one.'],
  ])(
    '[GG-01] [GG-03] [GC-04] of a contribution that is refused while %d cents are missing: %d',
    (missing, amount, words) => {
      const fund = { name: 'Plates', goal: centsOf(100_000), raised: centsOf(100_000 - missing) };
      const item = exampleItem({ purchased: 0, groupGift: O.some(fund) });
      const decided = decideContribution('US', item, centsOf(amount), orderNumberOf('HF-1'));
      expect(decided._tag === 'Left' ? contributionRefused(sites.main, decided.left) : undefined).toBe(words);
      const range = contributionRange('US', item);
      const typed = (amount / 100).toFixed(2);
      if (O.isSome(range))
        expect(contributionVerdictWords(sites.main, contributionVerdict(range.value, typed))).toBe(words);
    },
  );

  it('[GG-01] [GG-05] each reason why no money goes into the cart has a sentence of its own, and says which way is on', () => {
    const { identity } = exampleItem();
    const all: ReadonlyArray<CartContributionRefusal> = [
      { _tag: 'RegistryNotFound' },
      { _tag: 'NotOnRegistry', identity },
      { _tag: 'OtherBrand', identity },
      { _tag: 'NotInMarket' },
      { _tag: 'NotAGroupGift' },
      { _tag: 'NoLongerAvailable', identity },
      { _tag: 'PersonalizationError', identity },
      { _tag: 'ContributionTooSmall', minimum: centsOf(1_000) },
      { _tag: 'FundFull', missing: centsOf(5_000) },
      { _tag: 'FundFull', missing: centsOf(0) },
      { _tag: 'AlreadyInCart', inCart: centsOf(5_000), missing: centsOf(450) },
      { _tag: 'AlreadyInCart', inCart: centsOf(5_000), missing: centsOf(0) },
      { _tag: 'CartFull', maximum: 100 },
      { _tag: 'KeyReused' },
      { _tag: 'InFlight' },
    ];
    const sentences = all.map((refusal) => cartContributionRefused(sites.main, refusal));
    expect(new Set(sentences).size).toBe(all.length);
    expect(sentences.slice(7, 12)).toEqual([
      'Gift card amount must be at least $10',
      'Only $50.00 is still missing. Please give that, or less.',
      'Guests have paid for this gift in full. Please choose another one.',
      'Your cart holds $50.00 for this gift, so only $4.50 more is missing. To give another amount, remove that from your cart first.',
      'Your cart holds $50.00 for this gift, and that is all that is missing.',
    ]);
  });

  it('[GG-01] every other reason not to take a contribution has a sentence of its own', () => {
    const { identity } = exampleItem();
    const sentences = [
      { _tag: 'NotInMarket' } as const,
      { _tag: 'NotAGroupGift' } as const,
      { _tag: 'NoLongerAvailable', identity } as const,
    ].map((refusal) => contributionRefused(sites.canada, refusal));
    expect(sentences).toEqual([
      'Group gifts are not offered on the Canadian site.',
      'This gift is no longer a group gift. You can buy it instead.',
      'This gift is no longer available. Please choose another one.',
    ]);
  });

  it.each([
    ['GiftCard', '', "'Amount' must not be empty."],
    ['EGiftCard', ' ', "'Amount' must not be empty."],
    ['GiftCard', '1000.01', 'Invalid gift card amount.  Must be between $10 and $1000'],
    ['EGiftCard', '24.99', 'Invalid e-gift card amount.  Must be between $25 and $1000'],
  ] as const)('[GC-02] [GC-05] the service on a %s of "%s"', (kind, text, words) => {
    const guarded = guardGiftCardAmount(kind, text);
    expect(guarded._tag === 'Left' ? giftCardAmountRefused(guarded.left) : undefined).toBe(words);
    expect(guarded._tag === 'Left' ? giftCardRefused(guarded.left) : undefined).toBe(words);
  });

  it('[GC-06] every other refusal has a sentence of its own', () => {
    const sentences = refusals.map(giftCardRefused);
    expect(new Set(sentences).size).toBe(refusals.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z'].*\.$/);
  });

  it('[GC-07] a rejection in words of its own is told in them', () => {
    expect(giftCardRefused({ _tag: 'GiftCardRejected', message: 'Sold out today.' })).toBe('Sold out today.');
  });

  it('[GC-01] [PAGE-06] the section, its kinds and its button are called so', () => {
    const { section, kind, kindNote, add, suggestion, addedToCart } = giftCardWords;
    expect(section).toBe('GIFT CARDS');
    expect(
      (['GiftCard', 'EGiftCard'] as const).map((one) => [
        kind(one),
        kindNote(one),
        add(one),
        addedToCart(sites.main, one, centsOf(5_000)),
      ]),
    ).toEqual([
      ['Gift Card', 'Sent by post', 'Add Gift Card to Cart', 'Gift Card of $50.00 added to your cart.'],
      ['eGift Card', 'Sent by email', 'Add eGift Card to Cart', 'eGift Card of $50.00 added to your cart.'],
    ]);
    expect(suggestion(sites.main, 50)).toBe('$50');
  });

  it('[CA-01] the refusal in Canada names no dollar sign', () => {
    expect(giftCardRefused({ _tag: 'NotInMarket' })).not.toContain('$');
  });

  it('[GC-07] the popup names the amount', () => {
    expect(eGiftCardAdded(sites.main, centsOf(5_050))).toEqual({
      title: 'Your eGift Card is in your cart',
      text: 'An eGift Card of $50.50 is in your cart. We send it by email once the order is placed.',
    });
  });

  it('[GC-08] the ways in Canada are called online and in a store', () => {
    const section = giftCardSection('CA');
    expect(section._tag === 'Elsewhere' ? section.ways.map(giftCardWayName) : []).toEqual([
      'Buy a Gift Card Online',
      'Buy a Gift Card in a Store',
    ]);
  });
});
