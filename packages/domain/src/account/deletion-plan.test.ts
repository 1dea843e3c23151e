import { forAll, grId, grIdOf } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { deletionPlan, isShownDeletion, shownDeletion } from './deletion-plan.ts';

const ownRegistries = fc.array(fc.record({ owners: fc.integer({ min: 1, max: 2 }), name: fc.nat() }));

describe('what becomes of registries when an owner leaves', () => {
  it('[AUTH-06] a registry goes exactly when there is no other owner', () => {
    const alone = { owners: 1, name: 'alone' };
    const shared = { owners: 2, name: 'shared' };
    expect(deletionPlan([alone, shared])).toEqual({ goes: [alone], stays: [shared] });
  });

  it('[AUTH-06] each registry goes or stays, in the order in which they came', () => {
    forAll(ownRegistries, (registries) => {
      const { goes, stays } = deletionPlan(registries);
      expect(goes).toEqual(registries.filter(({ owners }) => owners === 1));
      expect(stays).toEqual(registries.filter((registry) => !goes.includes(registry)));
    });
  });

  it('[AUTH-06] what was shown still holds exactly when the same ones go and the same ones stay, in whatever order', () => {
    const numbers = fc.uniqueArray(grId, { minLength: 1, maxLength: 6 });
    forAll(numbers, fc.nat(), fc.nat(), (grIds, at, which) => {
      const ownRegistries = grIds.map((number) => ({ grId: number }));
      const cut = at % (ownRegistries.length + 1);
      const leaving = { goes: ownRegistries.slice(0, cut), stays: ownRegistries.slice(cut) };
      const shown = shownDeletion(leaving);
      const other = grIds[which % grIds.length];
      expect(isShownDeletion({ goes: [...shown.goes].reverse(), stays: [...shown.stays].reverse() }, leaving)).toBe(
        true,
      );
      const without = {
        goes: leaving.goes.filter((one) => one.grId !== other),
        stays: leaving.stays.filter((one) => one.grId !== other),
      };
      expect(isShownDeletion(shown, without)).toBe(false);
      expect(isShownDeletion(shownDeletion(without), leaving)).toBe(false);
      expect(isShownDeletion({ goes: shown.stays, stays: shown.goes }, leaving)).toBe(false);
    });
    expect(
      isShownDeletion({ goes: [grIdOf('7310442')], stays: [] }, { goes: [{ grId: grIdOf('7310443') }], stays: [] }),
    ).toBe(false);
  });
});
