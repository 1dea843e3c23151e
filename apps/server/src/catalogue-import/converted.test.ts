import { cents } from '@gift-registry/domain';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { convertedAt, parseRate } from './converted.ts';

const at = (rate: string, amount: number) =>
  O.Monad.chain(parseRate(rate), (read) => O.Monad.chain(cents(amount), convertedAt(read)));
const amount = fc.nat({ max: 1_000_000_000 });

describe('a price at a rate', () => {
  it.each([
    ['0.2667', 1_000, 267],
    ['0.5', 1, 1],
    ['0.49', 1, 0],
    ['0.5', 3, 2],
    ['1.36', 1_00, 1_36],
  ])('at %s, %d become %d', (rate, from, to) => {
    expect(at(rate, from)).toEqual(O.some(to));
  });

  it.each(['0', '0.0', '-1', '1,5', 'x', '', '1.123456789', '1e3'])('%s is no rate', (text) => {
    expect(parseRate(text)).toEqual(O.none);
  });

  it('a rate of one changes nothing', () => {
    fc.assert(
      fc.property(amount, (each) => {
        expect(at('1.00', each)).toEqual(O.some(each));
      }),
    );
  });

  it('the outcome is within half a cent of the exact product', () => {
    fc.assert(
      fc.property(amount, fc.integer({ min: 1, max: 99_999 }), (each, rate) => {
        const outcome = O.toUndefined(
          at(`${Math.trunc(rate / 10_000)}.${String(rate % 10_000).padStart(4, '0')}`, each),
        );
        const twice = 2n * (BigInt(outcome ?? -1) * 10_000n - BigInt(each) * BigInt(rate));
        expect(twice <= 10_000n && twice > -10_000n).toBe(true);
      }),
    );
  });
});
