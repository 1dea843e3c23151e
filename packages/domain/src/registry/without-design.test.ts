import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { needsDesign, withoutDesign } from './without-design.ts';

const messages = { priceMessage: 'Adds $15.00', returnPolicyMessage: 'Cannot be returned' };

describe('an item without a design', () => {
  it.each([
    [0, false],
    [100, true],
    [700, false],
    [705, false],
  ] as const)('[PERS-02] only the old kind needs a design: %d, %s', (personalizationType, expected) => {
    expect(needsDesign({ personalizationType })).toBe(expected);
  });

  it('[PERS-02] an item without a design has no words and no error, and says nothing of what words cost, for none are charged; none at all where the product carries none', () => {
    expect(withoutDesign({ personalizationType: 0 }, messages)).toEqual(O.none);
    expect(withoutDesign({ personalizationType: 700 }, messages)).toMatchObject(
      O.some({
        line1: '',
        line2: '',
        font: '',
        color: '',
        images: [],
        hasError: false,
        ...messages,
        priceMessage: '',
      }),
    );
  });
});
