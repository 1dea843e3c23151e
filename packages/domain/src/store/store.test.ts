import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { parseStoreNumber } from './store.ts';

it('[BUY-08] the number of a store has 1 to 64 letters, digits and hyphens, and nothing else', () => {
  for (const number of ['4', 'CHI-012', 'x'.repeat(64)]) expect(parseStoreNumber(number)).toEqual(O.some(number));
  for (const number of ['', 'x'.repeat(65), ' 4', '4 ', '4\n', '4_4', '../4'])
    expect(parseStoreNumber(number)).toEqual(O.none);
});
