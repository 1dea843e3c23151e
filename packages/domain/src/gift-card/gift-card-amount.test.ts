import { centsOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { amountField, writeAmount } from '../money/index.ts';
import { giftCardVerdict } from './gift-card-amount.ts';
import { guardGiftCardAmount } from './gift-card-guard.ts';

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
    fc.assert(
      fc.property(edges, (amount) => {
        const text = writeAmount(centsOf(amount));
        expect(giftCardVerdict('GiftCard', text)._tag === 'Ok').toBe(amount >= 1_000 && amount <= 99_900);
        expect(giftCardVerdict('EGiftCard', text)._tag === 'Ok').toBe(amount >= 2_500 && amount <= 99_900);
      }),
    );
  });

  it('[GC-03] an amount with more than two decimals is never taken', () => {
    fc.assert(
      fc.property(kind, edges, fc.integer({ min: 0, max: 9 }), (of, amount, digit) => {
        expect(giftCardVerdict(of, `${writeAmount(centsOf(amount))}${digit}`)._tag).toBe('Unclear');
      }),
    );
  });

  it('[GC-02] what was not typed at all is empty and not out of range', () => {
    fc.assert(
      fc.property(kind, fc.stringMatching(/^[ \t\n\u00a0]{0,5}$/), (of, text) => {
        expect(giftCardVerdict(of, text)).toEqual({ _tag: 'Empty' });
      }),
    );
  });

  it('[GC-03] [GC-05] what the form takes, the service takes too', () => {
    fc.assert(
      fc.property(kind, edges, (of, amount) => {
        const text = writeAmount(centsOf(amount));
        const verdict = giftCardVerdict(of, text);
        if (verdict._tag === 'Ok') expect(guardGiftCardAmount(of, text)).toEqual(E.right(verdict.amount));
      }),
    );
  });
});
