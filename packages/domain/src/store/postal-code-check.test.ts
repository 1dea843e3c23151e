import { examplePostalArea, markets } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { checkPostalCode } from './postal-code-check.ts';

describe('a postal code that was typed', () => {
  it.each(['', ' ', '6061', '60614-22', 'M5V 3L9', '<b>60614'])(
    '[BUY-08] what is not written as the market writes codes is not valid and lies nowhere: %s',
    (typed) => {
      expect(checkPostalCode(markets.US, typed, [examplePostalArea({ prefix: '6' })])).toEqual({
        _tag: 'NotValid',
      });
    },
  );

  it('[BUY-08] a code that is written so is valid, with city and state of its area, and without them when no area is known', () => {
    const area = examplePostalArea({ market: 'CA', prefix: 'M5', city: 'Toronto', region: 'ON' });
    expect(checkPostalCode(markets.CA, 'm5v3l9', [area])).toEqual({
      _tag: 'Valid',
      place: O.some({ city: 'Toronto', state: 'ON' }),
    });
    expect(checkPostalCode(markets.CA, 'V6B 4Y8', [area])).toEqual({ _tag: 'Valid', place: O.none });
  });
});
