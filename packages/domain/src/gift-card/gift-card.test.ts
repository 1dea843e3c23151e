import { centsOf, eventType, forAll, identityOf, nearEdges, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf, isBabyOrKids } from '../event/index.ts';
import { amountField, isWithin, writeAmount } from '../money/index.ts';
import {
  GIFT_CARD_QUANTITY,
  GIFT_CARD_SKU,
  GIFT_CARD_SUGGESTIONS,
  giftCardCode,
  giftCardIdentity,
  giftCardKinds,
  giftCardRange,
  giftCardVerdict,
  guardGiftCardAmount,
  sellsGiftCards,
} from './gift-card.ts';

const ok = (amount: number) => ({ _tag: 'Ok', amount });
const from10 = { _tag: 'OutOfRange', minimum: 1_000, maximum: 99_900 };
const from25 = { _tag: 'OutOfRange', minimum: 2_500, maximum: 99_900 };
const unclear = (range: object) => ({ ...range, _tag: 'Unclear' });
const empty = { _tag: 'Empty' };
const kind = fc.constantFrom('GiftCard' as const, 'EGiftCard' as const);
const edges = nearEdges(0, 200_000, [999, 1_000, 2_499, 2_500, 99_900, 99_901, 100_000]);

describe('gift card amount', () => {
  it.each([
    ['', empty, empty],
    ['   ', empty, empty],
    ['0', from10, from25],
    ['9.99', from10, from25],
    ['10', ok(1_000), from25],
    ['10.00', ok(1_000), from25],
    ['00000010', ok(1_000), from25],
    ['00000009.99', from10, from25],
    ['0000000999.00', ok(99_900), ok(99_900)],
    ['0000000999.01', from10, from25],
    ['10.01', ok(1_001), from25],
    ['24.99', ok(2_499), from25],
    ['25', ok(2_500), ok(2_500)],
    ['25.01', ok(2_501), ok(2_501)],
    ['998.99', ok(99_899), ok(99_899)],
    ['999', ok(99_900), ok(99_900)],
    ['999.00', ok(99_900), ok(99_900)],
    ['999.01', from10, from25],
    ['1000', from10, from25],
    ['25.001', unclear(from10), unclear(from25)],
    ['25,50', unclear(from10), unclear(from25)],
    ['1,000', from10, from25],
    ['-25', from10, from25],
    ['$25', ok(2_500), ok(2_500)],
    ['twenty', from10, from25],
  ])('[GC-02] [GC-03] "%s": a gift card %o, an eGift card %o', (text, card, eCard) => {
    expect(giftCardVerdict('GiftCard', text)).toEqual(card);
    expect(giftCardVerdict('EGiftCard', text)).toEqual(eCard);
  });

  it('[GC-03] the amount is shown for what the field holds at each key', () => {
    const tags: Array<string> = [];
    let field = '';
    for (const key of '999.001') {
      field = amountField.type(`${field}${key}`);
      tags.push(giftCardVerdict('EGiftCard', field)._tag);
    }
    expect(tags).toEqual(['OutOfRange', 'Ok', 'Ok', 'OutOfRange', 'Ok', 'Ok', 'Unclear']);
  });

  it('[GC-03] a gift card is taken from 10.00 to 999.00, an eGift card from 25.00 to 999.00', () => {
    forAll(edges, (amount) => {
      const text = writeAmount(centsOf(amount));
      expect(giftCardVerdict('GiftCard', text)._tag === 'Ok').toBe(amount >= 1_000 && amount <= 99_900);
      expect(giftCardVerdict('EGiftCard', text)._tag === 'Ok').toBe(amount >= 2_500 && amount <= 99_900);
    });
  });

  it('[GC-03] an amount with more than two decimals is never taken', () => {
    forAll(kind, edges, fc.integer({ min: 0, max: 9 }), (of, amount, digit) => {
      expect(giftCardVerdict(of, `${writeAmount(centsOf(amount))}${digit}`)._tag).toBe('Unclear');
    });
  });

  it('[GC-02] what was not typed at all is empty and not out of range', () => {
    forAll(kind, fc.stringMatching(/^[ \t\n\u00a0]{0,5}$/), (of, text) => {
      expect(giftCardVerdict(of, text)).toEqual({ _tag: 'Empty' });
    });
  });

  it('[GC-03] [GC-05] what the form takes, the service takes too', () => {
    forAll(kind, edges, (of, amount) => {
      const text = writeAmount(centsOf(amount));
      const verdict = giftCardVerdict(of, text);
      if (verdict._tag === 'Ok') expect(guardGiftCardAmount(of, text)).toEqual(E.right(verdict.amount));
    });
  });
});

describe('gift card limits', () => {
  it('[GC-03] a card is worth at least 10, an eGift card at least 25', () => {
    expect(giftCardKinds.map((kind) => [kind, giftCardRange(kind, 'form').minimum])).toEqual([
      ['GiftCard', 1_000],
      ['EGiftCard', 2_500],
    ]);
  });

  it('[GC-03] [GC-05] the form takes up to 999.00, the service up to 1000.00', () => {
    expect(giftCardRange('GiftCard', 'form')).toEqual({ minimum: 1_000, maximum: 99_900 });
    expect(giftCardRange('EGiftCard', 'form')).toEqual({ minimum: 2_500, maximum: 99_900 });
    expect(giftCardRange('GiftCard', 'service')).toEqual({ minimum: 1_000, maximum: 100_000 });
    expect(giftCardRange('EGiftCard', 'service')).toEqual({ minimum: 2_500, maximum: 100_000 });
  });

  it('[GC-03] what is suggested can be bought as any card', () => {
    expect(GIFT_CARD_SUGGESTIONS).toEqual([5_000, 10_000, 15_000, 25_000]);
    for (const kind of giftCardKinds)
      for (const amount of GIFT_CARD_SUGGESTIONS) expect(isWithin(giftCardRange(kind, 'form'), amount)).toBe(true);
  });

  it('[GC-06] one is bought at a time', () => {
    expect(GIFT_CARD_QUANTITY).toBe(1);
  });

  it('[GC-08] every site but the Canadian one sells them', () => {
    const selling = Object.values(sites).filter(({ marketRules }) => sellsGiftCards(marketRules));
    expect(selling.map(({ id }) => id)).toEqual(['main', 'modern', 'kids']);
  });
});

describe('gift card guard', () => {
  const missing = E.left({ _tag: 'GiftCardAmountMissing' });
  const from10 = E.left({ _tag: 'GiftCardAmountOutOfRange', kind: 'GiftCard', minimum: 1_000, maximum: 100_000 });
  const from25 = E.left({ _tag: 'GiftCardAmountOutOfRange', kind: 'EGiftCard', minimum: 2_500, maximum: 100_000 });

  it.each([
    ['', missing, missing],
    [' \t', missing, missing],
    ['9.99', from10, from25],
    ['10', E.right(1_000), from25],
    ['10.01', E.right(1_001), from25],
    ['24.99', E.right(2_499), from25],
    ['25', E.right(2_500), E.right(2_500)],
    ['25.01', E.right(2_501), E.right(2_501)],
    ['999', E.right(99_900), E.right(99_900)],
    ['999.01', E.right(99_901), E.right(99_901)],
    ['999.99', E.right(99_999), E.right(99_999)],
    ['1000', E.right(100_000), E.right(100_000)],
    [' 1000.00 ', E.right(100_000), E.right(100_000)],
    ['1000.01', from10, from25],
    ['9999999.99', from10, from25],
    ['99999999', from10, from25],
    ['50.005', from10, from25],
    ['5e1', from10, from25],
    ['Infinity', from10, from25],
    ['-50', from10, from25],
  ])('[GC-05] "%s": a gift card %o, an eGift card %o', (text, card, eCard) => {
    expect(guardGiftCardAmount('GiftCard', text)).toEqual(card);
    expect(guardGiftCardAmount('EGiftCard', text)).toEqual(eCard);
  });

  it('[GC-05] a gift card is worth 10.00 to 1000.00, an eGift card 25.00 to 1000.00', () => {
    forAll(nearEdges(0, 200_000, [999, 1_000, 2_499, 2_500, 99_900, 100_000, 100_001]), (amount) => {
      const text = writeAmount(centsOf(amount));
      expect(E.isRight(guardGiftCardAmount('GiftCard', text))).toBe(amount >= 1_000 && amount <= 100_000);
      expect(E.isRight(guardGiftCardAmount('EGiftCard', text))).toBe(amount >= 2_500 && amount <= 100_000);
    });
  });

  it('[GC-02] [GC-05] no amount at all is distinguished from one that is out of range, and what is no amount is out of range', () => {
    forAll(fc.string(), (text) => {
      fc.pre(!/^\s*\d+(\.\d+)?\s*$/.test(text));
      expect(guardGiftCardAmount('GiftCard', text)).toEqual(text.trim() === '' ? missing : from10);
    });
  });
});

const anySite = fc.constantFrom(...Object.values(sites));

describe('gift card offer', () => {
  it.each([
    { brand: 'modern', code: 'br', expected: 'CB2GOLD' },
    { brand: 'modern', code: 'bb', expected: 'CB2GOLD' },
    { brand: 'main', code: 'bb', expected: 'KIDS23' },
    { brand: 'main', code: 'kd', expected: 'KIDS23' },
    { brand: 'main', code: 'BabyShower', expected: 'KIDS23' },
    { brand: 'main', code: 'br', expected: 'LATTE23' },
    { brand: 'kids', code: 'br', expected: 'LATTE23' },
    { brand: 'kids', code: 'kd', expected: 'KIDS23' },
  ] as const)('[GC-06] [KIDS-01] $brand, event $code: $expected', ({ brand, code, expected }) => {
    expect(giftCardCode(sites[brand], eventTypeOf(code))).toBe(expected);
  });

  it('[GC-06] gift cards are sold under 999055', () => {
    expect(GIFT_CARD_SKU).toBe('999055');
    expect(giftCardIdentity).toEqual(identityOf('999055', 0));
  });

  it('[GC-06] a baby or kids event has the site’s code for children', () => {
    forAll(
      anySite,
      eventType.filter(isBabyOrKids),
      (site, event) => giftCardCode(site, event) === site.giftCards.forChildren,
    );
  });

  it('[GC-06] everything else has the site’s usual code', () => {
    const other = eventType.filter((event) => !isBabyOrKids(event));
    forAll(anySite, other, (site, event) => giftCardCode(site, event) === site.giftCards.usual);
  });
});
