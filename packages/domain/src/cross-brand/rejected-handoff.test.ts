import { exampleProduct, skuOf } from '@gift-registry/domain/testing/arbitrary';
import { option as O } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { HandoffRejection } from './handoff-payload.ts';
import { describeRejection, type RejectionReason } from './rejected-handoff.ts';

const sku = skuOf('4821');
const reasons: ReadonlyArray<readonly [HandoffRejection, RejectionReason]> = [
  [{ _tag: 'NotOnRegistry', sku }, 'takenOff'],
  [{ _tag: 'OtherBrand', sku }, 'notSoldHere'],
  [{ _tag: 'SeveralDesigns', sku }, 'severalDesigns'],
  [{ _tag: 'AmountOutOfRange' }, 'wrongAmount'],
  [{ _tag: 'Incomplete', of: 'Item' }, 'notUnderstood'],
  [{ _tag: 'NotOffered', of: 'Item' }, 'notSoldHere'],
];
const shaker = exampleProduct({ name: 'Torque Cocktail Shaker', isNla: false });

describe('what is reported about what was left out', () => {
  it.each(reasons)('[XB-07] an item that is not on the registry was taken off: %j', (why, expected) => {
    expect(describeRejection(why, O.some(shaker))).toEqual({ what: O.some('Torque Cocktail Shaker'), why: expected });
  });

  it.each(reasons)('[XB-07] an unknown product is reported without a name: %j', (why, expected) => {
    expect(describeRejection(why, O.none)).toEqual({ what: O.none, why: expected });
  });

  it.each(reasons)('[XB-07] [BUY-03] no longer available is reported first: %j', (why) => {
    expect(describeRejection(why, O.some({ ...shaker, isNla: true })).why).toBe('noLongerAvailable');
  });
});
