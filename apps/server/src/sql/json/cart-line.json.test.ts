import { registryName } from '@gift-registry/domain';
import { exampleLine, exampleRegistry, storeNumberOf } from '@gift-registry/domain/testing/arbitrary';
import { either as E, option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { CartLineViewJson } from './cart-line.json.ts';

const stored = (line: unknown): unknown => JSON.parse(JSON.stringify(line));

describe('a stored order line', () => {
  it('[CART-06] [CART-09] reads as it was written, with its registry, personalization and store, or without', () => {
    const personalization = { type: 700, lines: ['A & J'], font: O.some('Block'), color: O.none } as const;
    const pickup = { storeNumber: storeNumberOf('104'), name: 'Lincoln Park' };
    const registry = registryName(exampleRegistry());
    for (const line of [
      exampleLine(),
      exampleLine({ registry }),
      exampleLine({ personalization }),
      exampleLine({ pickup, registry, personalization, grId: O.none, remaining: O.none }),
    ]) {
      expect(CartLineViewJson.is(line)).toBe(true);
      expect(CartLineViewJson.decode(stored(CartLineViewJson.encode(line)))).toStrictEqual(E.right(line));
    }
  });
});
