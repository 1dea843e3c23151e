import { exampleProduct, forAll, product } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { replacementDifference } from './replacement-difference.ts';

const measured = (width: number, unit: 'in' | 'cm' = 'in') =>
  exampleProduct({ dimensions: { width: O.some(width), height: O.none, depth: O.none, unit } });
const sizeOf = (before: ReturnType<typeof measured>, after: ReturnType<typeof measured>) =>
  O.toNullable(replacementDifference(before, after).size);

describe('how a replacement differs', () => {
  it('[NLA-02] a product does not differ from itself', () => {
    forAll(product, (product) => {
      const { pieces, size, more, less } = replacementDifference(product, product);
      expect([pieces, O.getOrElse<string>(() => 'same')(size), more, less]).toEqual([O.none, 'same', 0, 0]);
    });
  });

  it('[NLA-02] seen from the other side, larger is smaller and dearer is cheaper', () => {
    const reversed = { larger: 'smaller', smaller: 'larger', same: 'same' } as const;
    forAll(product, product, (one, other) => {
      const [there, back] = [replacementDifference(one, other), replacementDifference(other, one)];
      expect(back.size).toEqual(O.map((size: keyof typeof reversed) => reversed[size])(there.size));
      expect([back.more, back.less]).toEqual([there.less, there.more]);
    });
  });

  it.each([
    [10, 11, 'same'],
    [10, 11.1, 'larger'],
    [11, 10, 'same'],
    [11.1, 10, 'smaller'],
  ])('[NLA-02] within a tenth the size is the same: from %d to %d it is %s', (before, after, size) => {
    expect(sizeOf(measured(before), measured(after))).toBe(size);
  });

  it('[NLA-02] sizes compare across units, and not across other measures', () => {
    expect(sizeOf(measured(10), measured(25.4, 'cm'))).toBe('same');
    expect(sizeOf(measured(10), exampleProduct())).toBeNull();
  });
});
