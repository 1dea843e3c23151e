import { exampleProduct, nearEdges } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { confirmMonogram } from './monogram.ts';

const towel = exampleProduct({ personalizationType: 700 });

describe('confirming a monogram', () => {
  it('[PERS-02] only what is made in house is confirmed', () => {
    for (const personalizationType of [0, 100, 700, 705] as const)
      expect(E.isRight(confirmMonogram({ ...towel, personalizationType }, { quantity: 1, texts: ['A'] }))).toBe(
        personalizationType >= 700,
      );
  });

  it('fewer than 1 and more than 999 pieces are refused', () => {
    fc.assert(
      fc.property(nearEdges(-5, 1_200, [0, 1, 999, 1_000]), (quantity) => {
        const answer = confirmMonogram(towel, { quantity, texts: ['A'] });
        if (quantity >= 1 && quantity <= 999) expect(E.isRight(answer)).toBe(true);
        else expect(answer).toEqual(E.left({ _tag: 'QuantityOutOfRange', minimum: 1, maximum: 999 }));
      }),
    );
    expect(E.isLeft(confirmMonogram(towel, { quantity: 1.5, texts: ['A'] }))).toBe(true);
  });

  it('[PERS-02] lines come in the order in which they were requested, without what is blank', () => {
    expect(confirmMonogram(towel, { quantity: 1, texts: ['B', ' ', ' A '] })).toEqual(
      E.right({ lines: ['B', 'A'], images: ['/pictures/plates-e9e2d4-8a9a86-desktop.webp'] }),
    );
  });

  it('[PERS-02] a design all of whose texts are blank, or one of whose texts is too long, is refused', () => {
    expect(confirmMonogram(towel, { quantity: 1, texts: ['', ' '] })).toEqual(E.left({ _tag: 'DesignBlank' }));
    expect(confirmMonogram(towel, { quantity: 1, texts: ['A', 'x'.repeat(31)] })).toEqual(
      E.left({ _tag: 'DesignTooLong', maximum: 30 }),
    );
  });
});
