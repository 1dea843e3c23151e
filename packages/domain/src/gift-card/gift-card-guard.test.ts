import { centsOf, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { writeAmount } from '../money/index.ts';
import { guardGiftCardAmount } from './gift-card-guard.ts';

const missing = E.left({ _tag: 'GiftCardAmountMissing' });
const from10 = E.left({ _tag: 'GiftCardAmountOutOfRange', kind: 'GiftCard', minimum: 1_000, maximum: 100_000 });
const from25 = E.left({ _tag: 'GiftCardAmountOutOfRange', kind: 'EGiftCard', minimum: 2_500, maximum: 100_000 });

describe('gift card guard', () => {
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
    fc.assert(
      fc.property(nearEdges(0, 200_000, [999, 1_000, 2_499, 2_500, 99_900, 100_000, 100_001]), (amount) => {
        const text = writeAmount(centsOf(amount));
        expect(E.isRight(guardGiftCardAmount('GiftCard', text))).toBe(amount >= 1_000 && amount <= 100_000);
        expect(E.isRight(guardGiftCardAmount('EGiftCard', text))).toBe(amount >= 2_500 && amount <= 100_000);
      }),
    );
  });

  it('[GC-02] [GC-05] no amount at all is distinguished from one that is out of range, and what is no amount is out of range', () => {
    fc.assert(
      fc.property(fc.string(), (text) => {
        fc.pre(!/^\s*\d+(\.\d+)?\s*$/.test(text));
        expect(guardGiftCardAmount('GiftCard', text)).toEqual(text.trim() === '' ? missing : from10);
      }),
    );
  });
});
