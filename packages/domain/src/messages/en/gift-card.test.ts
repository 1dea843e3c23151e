import { centsOf, sites } from '@gift-registry/domain/testing/arbitrary';
import { describe, expect, it } from 'vitest';
import { giftCardVerdict, guardGiftCardAmount } from '../../gift-card/index.ts';
import type { GiftCardRefusal } from '../../ports/index.ts';
import { eGiftCardAdded, giftCardAmountRefused, giftCardRefused, giftCardVerdictMessages } from './gift-card.ts';

const refusals: ReadonlyArray<GiftCardRefusal> = [
  { _tag: 'RegistryNotFound' },
  { _tag: 'NotInMarket' },
  { _tag: 'GiftCardImageWrong' },
  { _tag: 'QuantityOutOfRange', minimum: 1, maximum: 1 },
  { _tag: 'CartFull', maximum: 100 },
  { _tag: 'IdempotencyKeyReused' },
  { _tag: 'RequestInProgress' },
];

describe('messages of gift cards', () => {
  it('[GC-03] an amount with an unclear decimal separator', () => {
    for (const text of ['25,50', '1.000', '1.000,00', '25.505'])
      expect([text, giftCardVerdictMessages(sites.main, giftCardVerdict('GiftCard', text))]).toEqual([
        text,
        'Invalid gift card amount. Must be between $10.00 and $999.00. Write cents after a point, like 25.50.',
      ]);
    expect(giftCardVerdictMessages(sites.main, giftCardVerdict('GiftCard', 'fifty'))).toBe(
      'Invalid gift card amount. Must be between $10.00 and $999.00',
    );
  });

  it.each([
    ['main', 'GiftCard', 'Invalid gift card amount. Must be between $10.00 and $999.00'],
    ['kids', 'EGiftCard', 'Invalid gift card amount. Must be between $25.00 and $999.00'],
    ['canada', 'GiftCard', 'Invalid gift card amount. Must be between CAD10.00 and CAD999.00'],
    ['canada', 'EGiftCard', 'Invalid gift card amount. Must be between CAD25.00 and CAD999.00'],
  ] as const)('[GC-03] on %s, of a %s', (site, kind, words) => {
    expect(giftCardVerdictMessages(sites[site], giftCardVerdict(kind, '5'))).toBe(words);
    expect(giftCardVerdictMessages(sites[site], giftCardVerdict(kind, '999.01'))).toBe(words);
    expect(giftCardVerdictMessages(sites[site], giftCardVerdict(kind, '999'))).toBe('');
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

  it('[GC-06] every other refusal has its own sentence', () => {
    const sentences = refusals.map(giftCardRefused);
    expect(new Set(sentences).size).toBe(refusals.length);
    for (const sentence of sentences) expect(sentence).toMatch(/^[A-Z'].*\.$/);
  });

  it('[GC-07] a rejection with a message shows that message', () => {
    expect(giftCardRefused({ _tag: 'GiftCardRejected', message: 'Sold out today.' })).toBe('Sold out today.');
  });

  it('[GC-07] the popup names the amount', () => {
    expect(eGiftCardAdded(sites.main, centsOf(5_050))).toEqual({
      title: 'Your eGift Card is in your cart',
      text: 'An eGift Card for $50.50 is in your cart. We’ll send it by email once your order is placed.',
    });
  });
});
