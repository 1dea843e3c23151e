import {
  exampleItem,
  exampleMonogrammed,
  examplePersonalization,
  exampleProduct,
  registryItem,
} from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { conditionOf, hasPersonalizationError } from './condition.ts';

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

  it('[ITEM-04] no longer available, with or without a personalization error', () => {
    fc.assert(
      fc.property(registryItem, fc.boolean(), (item, hasError) => {
        const gone = {
          ...item,
          product: { ...item.product, isNla: true },
          personalization: O.some(examplePersonalization({ hasError })),
        };
        expect(conditionOf(gone)).toBe('no-longer-available');
      }),
    );
  });

  it('[ITEM-04] a personalization error counts only on an available item, and everything else is normal', () => {
    fc.assert(
      fc.property(registryItem, (item) => {
        const { identity, product, personalization } = item;
        const isWrong =
          O.isSome(personalization) &&
          (personalization.value.hasError ||
            (product.personalizationType === 100 &&
              identity.personalizationId !== 0 &&
              !/\S/.test(personalization.value.line1 + personalization.value.line2)));
        expect(conditionOf({ ...item, product: { ...product, isNla: false } })).toBe(
          isWrong ? 'personalization-error' : 'normal',
        );
      }),
    );
  });

  it.each([
    [100, '', false, true],
    [100, 'A & J', false, false],
    [100, 'A & J', true, true],
    [700, '', false, false],
  ] as const)(
    '[PERS-02] an error is one that was flagged, or a missing personalization, flagged or not: type %d, "%s", stored as %s',
    (personalizationType, line1, hasError, expected) => {
      const item = {
        ...exampleMonogrammed({ personalizationType }),
        personalization: O.some(examplePersonalization({ line1, hasError })),
      };
      expect(hasPersonalizationError(item)).toBe(expected);
    },
  );
});
