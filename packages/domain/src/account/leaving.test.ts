import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { leavingOf } from './leaving.ts';

const held = fc.array(fc.record({ owners: fc.integer({ min: 1, max: 2 }), name: fc.nat() }));

describe('what becomes of registries when an owner leaves', () => {
  it('[AUTH-06] a registry goes exactly when there is no other owner', () => {
    const alone = { owners: 1, name: 'alone' };
    const shared = { owners: 2, name: 'shared' };
    expect(leavingOf([alone, shared])).toEqual({ goes: [alone], stays: [shared] });
  });

  it('[AUTH-06] each registry goes or stays, in the order in which they came', () => {
    fc.assert(
      fc.property(held, (registries) => {
        const { goes, stays } = leavingOf(registries);
        expect(goes).toEqual(registries.filter(({ owners }) => owners === 1));
        expect(stays).toEqual(registries.filter((one) => !goes.includes(one)));
      }),
    );
  });
});
