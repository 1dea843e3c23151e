import {
  exampleItem,
  examplePersonalization,
  exampleProduct,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { conditionOf } from './condition.ts';

const withError = O.some(examplePersonalization({ hasError: true }));

describe('condition of an item', () => {
  it.each([
    [false, O.none, 'normal'],
    [false, O.some(examplePersonalization()), 'normal'],
    [false, withError, 'personalization-error'],
    [true, O.none, 'no-longer-available'],
    [true, withError, 'no-longer-available'],
  ] as const)('[ITEM-04] gone %s, %o: %s', (isNla, personalization, condition) => {
    expect(conditionOf(exampleItem({ product: exampleProduct({ isNla }), personalization }))).toBe(condition);
  });

  it('[ITEM-04] what is no longer available is so, with or without a mistake', () => {
    fc.assert(
      fc.property(registryItem, fc.boolean(), (item, hasError) => {
        const gone = {
          product: { ...item.product, isNla: true },
          personalization: O.some(examplePersonalization({ hasError })),
        };
        expect(conditionOf(gone)).toBe('no-longer-available');
      }),
    );
  });

  it('[ITEM-04] a mistake counts only on what can still be had, and everything else is normal', () => {
    fc.assert(
      fc.property(registryItem, ({ product, personalization }) => {
        const isWrong = O.isSome(personalization) && personalization.value.hasError;
        expect(conditionOf({ product: { ...product, isNla: false }, personalization })).toBe(
          isWrong ? 'personalization-error' : 'normal',
        );
      }),
    );
  });
});
