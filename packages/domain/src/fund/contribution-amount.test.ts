import { centsOf, exampleItem, markets, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { type AmountRange, writeAmount } from '../money/index.ts';
import { contributionRange } from '../registry/index.ts';
import { contributionVerdict } from './contribution-amount.ts';

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
    fc.assert(
      fc.property(bounds, ({ minimum, maximum, amount }) => {
        const verdict = contributionVerdict(rangeOf(minimum, maximum), writeAmount(centsOf(amount)));
        expect(verdict._tag === 'Ok').toBe(amount >= minimum && amount <= maximum);
        if (verdict._tag === 'Ok') expect(verdict.amount).toBe(amount);
      }),
    );
  });

  it('[GG-01] more than the fund takes is distinguished from too little, and both from what cannot be read', () => {
    fc.assert(
      fc.property(bounds, fc.string(), ({ minimum, maximum, amount }, junk) => {
        const range = rangeOf(minimum, maximum);
        const text = writeAmount(centsOf(amount));
        expect(contributionVerdict(range, text)._tag === 'AboveMissing').toBe(amount > maximum);
        expect(contributionVerdict(range, `${text}x${junk}`)).toEqual({ _tag: 'Unreadable' });
      }),
    );
  });

  it('[GG-01] a dollar sign before or behind an amount and commas between its thousands change nothing; a comma anywhere else cannot be read', () => {
    fc.assert(
      fc.property(bounds, ({ minimum, maximum, amount }) => {
        const range = rangeOf(minimum, maximum);
        const text = writeAmount(centsOf(amount));
        const verdict = contributionVerdict(range, text);
        const grouped = text.replace(/\B(?=(\d{3})+\.)/g, ',');
        for (const written of [`$${text}`, `$ ${text}`, `${text} $`, `${text}$`, grouped, ` $${grouped} `])
          expect(contributionVerdict(range, written)).toEqual(verdict);
        expect(contributionVerdict(range, text.replace('.', ','))).toEqual({ _tag: 'Unreadable' });
      }),
    );
  });

  it('[GG-01] a number that is longer than any amount is more than is missing', () => {
    const range = rangeOf(1_000, 70_000);
    for (const endless of ['99999999', '10000000.5', '10000000.50', '$12,345,678', '9'.repeat(40)])
      expect(contributionVerdict(range, endless)._tag).toBe('AboveMissing');
    for (const junk of ['99999999x', 'x99999999', '1.99999999', '99999999.123'])
      expect(contributionVerdict(range, junk)._tag).toBe('Unreadable');
  });

  it('[GG-01] what was not typed at all is empty and not too little, and what the fund takes is reported with it', () => {
    fc.assert(
      fc.property(bounds, fc.stringMatching(/^[ \t\n]{0,4}$/), ({ minimum, maximum }, text) => {
        expect(contributionVerdict(rangeOf(minimum, maximum), text)).toEqual({ _tag: 'Empty', minimum, maximum });
      }),
    );
  });
});
