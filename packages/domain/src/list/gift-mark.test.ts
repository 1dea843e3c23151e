import { registryItem } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { option as O } from 'fp-ts';
import { expect, it } from 'vitest';
import { giftMarks, hasMark } from './gift-mark.ts';

it('[LIST-13] a gift has exactly the marks that its registrants gave it', () => {
  fc.assert(
    fc.property(registryItem, (item) => {
      expect(giftMarks.filter((mark) => hasMark(mark, item))).toEqual([
        ...(item.isMostLoved ? ['most-loved'] : []),
        ...(O.isSome(item.groupGift) ? ['group-gift'] : []),
      ]);
    }),
  );
});
