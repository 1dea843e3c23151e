import {
  centsOf,
  exampleItem,
  exampleProduct,
  forAll,
  grIdOf,
  markets,
  nearEdges,
  sites,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { addContribution, type CartContents, contributionLineId, parseCartId } from '../cart/index.ts';
import { type AmountRange, isWithin, writeAmount } from '../money/index.ts';
import { contributionRange, MINIMUM_CONTRIBUTION, rangeUpTo } from '../registry/index.ts';
import { contributionSuggestions, contributionVerdict, remainingRange } from './contribution-amount.ts';

const beside = (missing: number, inCart: number) => remainingRange(centsOf(missing), centsOf(inCart));
const within = (range: ReturnType<typeof beside>, amount: number): boolean =>
  O.exists(({ minimum, maximum }: { minimum: number; maximum: number }) => amount >= minimum && amount <= maximum)(
    range,
  );

const funds = nearEdges(0, 300_000, [0, 1, 999, 1_000, 1_001]);
const cartAmount = nearEdges(0, 300_000, [0, 1, 999, 1_000, 1_001]);

describe('what can be given beside what is in the cart', () => {
  it.each([
    [70_000, 0, 1_000, 70_000],
    [70_000, 4_000, 1, 66_000],
    [70_000, 1_000, 1, 69_000],
    [70_000, 999, 1, 69_001],
    [70_000, 998, 2, 69_002],
    [70_000, 400, 600, 69_600],
    [70_000, 69_999, 1, 1],
    [1_000, 0, 1_000, 1_000],
    [999, 0, 999, 999],
    [999, 400, 599, 599],
    [1, 0, 1, 1],
  ])('[GG-01] [GG-05] %d missing, %d in the cart: from %d to %d', (missing, inCart, minimum, maximum) => {
    expect(beside(missing, inCart)).toEqual(O.some({ minimum, maximum }));
  });

  it.each([
    [70_000, 70_000],
    [70_000, 70_001],
    [1, 1],
    [0, 0],
    [0, 5_000],
  ])(
    '[GG-03] %d missing, %d in the cart: where the cart holds all that is missing, or more, there is nothing more to give',
    (missing, inCart) => {
      expect(beside(missing, inCart)).toEqual(O.none);
    },
  );

  it('[GG-01] with nothing in the cart it is what the fund takes of anybody', () => {
    forAll(nearEdges(1, 300_000, [1, 999, 1_000, 1_001]), (missing) => {
      expect(beside(missing, 0)).toEqual(O.some(rangeUpTo(centsOf(missing))));
    });
  });

  it('[GG-01] [GG-03] together with what is in the cart it is never more than the fund takes, and all of that can be given; together with what is in the cart it is at least what one gives, and it is at least a cent', () => {
    forAll(funds, cartAmount, (missing, inCart) => {
      const range = beside(missing, inCart);
      expect(O.isSome(range)).toBe(inCart < missing);
      if (O.isNone(range)) return;
      const { minimum, maximum } = range.value;
      expect(inCart + maximum).toBe(missing);
      expect(minimum).toBe(Math.max(1, Math.min(1_000, missing) - inCart));
      expect(minimum).toBeLessThanOrEqual(maximum);
    });
  });

  it('[GG-01] [GG-05] it is just what the cart takes in beside that', () => {
    const grId = grIdOf('7310442');
    const item = (missing: number) =>
      exampleItem({
        product: exampleProduct({ currentPrice: centsOf(10_000) }),
        wanted: 1,
        purchased: 0,
        groupGift: O.some({ name: 'Kettle', goal: centsOf(10_000), raised: centsOf(10_000 - missing) }),
      });
    const cartWith = (amount: number): CartContents => {
      const { identity } = item(1);
      const cartId = O.getOrElseW((): never => expect.fail('the name of a cart'))(parseCartId('cart-1'));
      const lineId = contributionLineId(grId, identity);
      const line = { _tag: 'Contribution', lineId, grId, identity, amount: centsOf(amount), quantity: 1 } as const;
      return { cartId, lines: amount === 0 ? [] : [line], shippingMethod: 'standard' };
    };
    const amounts = nearEdges(0, 10_001, [0, 1, 999, 1_000, 10_000]);
    forAll(nearEdges(1, 10_000, [1, 999, 1_000, 10_000]), amounts, amounts, (missing, inCart, amount) => {
      const request = { grId, identity: item(missing).identity, amount: centsOf(amount) };
      const outcome = addContribution(markets.US, sites.main, request, item(missing))(cartWith(inCart));
      expect(E.isRight(outcome)).toBe(within(beside(missing, inCart), amount));
    });
  });
});

const rangeOf = (minimum: number, maximum: number): AmountRange => ({
  minimum: centsOf(minimum),
  maximum: centsOf(maximum),
});

/** How much the fund takes that misses so much. */
const missing = (cents: number): AmountRange =>
  O.getOrElseW((): never => expect.fail('the fund takes nothing'))(
    contributionRange(
      markets.US,
      exampleItem({
        wanted: 1,
        purchased: 0,
        groupGift: O.some({ name: 'Plates', goal: centsOf(cents + 5_000), raised: centsOf(5_000) }),
      }),
    ),
  );

const bounds = nearEdges(1, 300_000, [1, 999, 1_000, 1_001]).chain((maximum) =>
  nearEdges(0, 310_000, [1, 999, 1_000, maximum]).map((amount) => ({
    minimum: Math.min(1_000, maximum),
    maximum,
    amount,
  })),
);

describe('contribution amount', () => {
  it.each([
    [70_000, '9.99', 'OutOfRange'],
    [70_000, '10', 'Ok'],
    [70_000, '10.01', 'Ok'],
    [70_000, '699.99', 'Ok'],
    [70_000, '700', 'Ok'],
    [70_000, '700.01', 'AboveMissing'],
    [1_500, '12', 'Ok'],
    [1_001, '10', 'Ok'],
    [1_001, '10.02', 'AboveMissing'],
    [1_000, '9.99', 'OutOfRange'],
    [1_000, '10', 'Ok'],
    [1_000, '10.01', 'AboveMissing'],
    [999, '9.98', 'OutOfRange'],
    [999, '9.99', 'Ok'],
    [999, '10', 'AboveMissing'],
    [1, '0', 'OutOfRange'],
    [1, '0.01', 'Ok'],
    [1, '0.02', 'AboveMissing'],
    [70_000, 'ten', 'Unreadable'],
    [70_000, '-20', 'Unreadable'],
    [70_000, '20.005', 'Unreadable'],
    [70_000, '99999999', 'AboveMissing'],
    [70_000, '$20', 'Ok'],
    [70_000, '$ 20.00', 'Ok'],
    [70_000, '$5', 'OutOfRange'],
    [70_000, '1,000', 'AboveMissing'],
    [150_000, '1,000', 'Ok'],
    [150_000, '$1,000.50', 'Ok'],
    [70_000, '20,50', 'Unreadable'],
    [70_000, '1,00', 'Unreadable'],
    [70_000, '1,0000', 'Unreadable'],
    [70_000, '1,000,00', 'Unreadable'],
    [70_000, '1,000.005', 'Unreadable'],
    [70_000, '1000,000', 'Unreadable'],
    [70_000, '1.000,00', 'Unreadable'],
    [70_000, '20$', 'Ok'],
    [70_000, '$', 'Unreadable'],
    [70_000, '20$50', 'Unreadable'],
    [70_000, '$$20', 'Unreadable'],
    [70_000, '', 'Empty'],
    [1, ' ', 'Empty'],
  ])('[GG-01] while %d cents are missing, "%s" is %s', (cents, text, tag) => {
    expect(contributionVerdict(missing(cents), text)._tag).toBe(tag);
  });

  it('[GG-01] what is from the least to the most that the fund takes is right', () => {
    forAll(bounds, ({ minimum, maximum, amount }) => {
      const verdict = contributionVerdict(rangeOf(minimum, maximum), writeAmount(centsOf(amount)));
      expect(verdict._tag === 'Ok').toBe(amount >= minimum && amount <= maximum);
      if (verdict._tag === 'Ok') expect(verdict.amount).toBe(amount);
    });
  });

  it('[GG-01] more than the fund takes is distinguished from too little, and both from what cannot be read', () => {
    forAll(bounds, fc.string(), ({ minimum, maximum, amount }, junk) => {
      const range = rangeOf(minimum, maximum);
      const text = writeAmount(centsOf(amount));
      expect(contributionVerdict(range, text)._tag === 'AboveMissing').toBe(amount > maximum);
      expect(contributionVerdict(range, `${text}x${junk}`)).toEqual({ _tag: 'Unreadable' });
    });
  });

  it('[GG-01] a dollar sign before or behind an amount and commas between its thousands change nothing; a comma anywhere else cannot be read', () => {
    forAll(bounds, ({ minimum, maximum, amount }) => {
      const range = rangeOf(minimum, maximum);
      const text = writeAmount(centsOf(amount));
      const verdict = contributionVerdict(range, text);
      const grouped = text.replace(/\B(?=(\d{3})+\.)/g, ',');
      for (const written of [`$${text}`, `$ ${text}`, `${text} $`, `${text}$`, grouped, ` $${grouped} `])
        expect(contributionVerdict(range, written)).toEqual(verdict);
      expect(contributionVerdict(range, text.replace('.', ','))).toEqual({ _tag: 'Unreadable' });
    });
  });

  it('[GG-01] a number that is longer than any amount is more than is missing', () => {
    const range = rangeOf(1_000, 70_000);
    for (const endless of ['99999999', '10000000.5', '10000000.50', '$12,345,678', '9'.repeat(40)])
      expect(contributionVerdict(range, endless)._tag).toBe('AboveMissing');
    for (const junk of ['99999999x', 'x99999999', '1.99999999', '99999999.123'])
      expect(contributionVerdict(range, junk)._tag).toBe('Unreadable');
  });

  it('[GG-01] what was not typed at all is empty and not too little, and what the fund takes is reported with it', () => {
    forAll(bounds, fc.stringMatching(/^[ \t\n]{0,4}$/), ({ minimum, maximum }, text) => {
      expect(contributionVerdict(rangeOf(minimum, maximum), text)).toEqual({ _tag: 'Empty', minimum, maximum });
    });
  });
});

const suggested = (missing: number) => contributionSuggestions(centsOf(missing));

describe('what is suggested for a group gift', () => {
  it.each([
    [1, [1]],
    [999, [999]],
    [2_500, [2_500]],
    [2_501, [2_500, 2_501]],
    [5_000, [2_500, 5_000]],
    [10_000, [2_500, 5_000, 10_000]],
    [10_001, [2_500, 5_000, 10_000, 10_001]],
    [70_950, [2_500, 5_000, 10_000, 70_950]],
  ])('[GG-01] %d missing: the others are 25, 50 and 100, each where more than that is missing', (missing, amounts) => {
    expect(suggested(missing)).toEqual(amounts);
  });

  it('[GG-01] every suggestion is one that the fund takes, and none is made twice; the last one is all that the fund takes', () => {
    expect(MINIMUM_CONTRIBUTION).toBe(1_000);
    forAll(nearEdges(1, 1_000_000, [999, 1_000, 2_500, 5_000, 10_000]), (missing) => {
      const amounts = suggested(missing);
      const range = rangeUpTo(centsOf(missing));
      expect(amounts.every((amount) => isWithin(range, amount))).toBe(true);
      expect(new Set(amounts).size).toBe(amounts.length);
      expect(amounts.at(-1)).toBe(missing);
    });
  });
});
