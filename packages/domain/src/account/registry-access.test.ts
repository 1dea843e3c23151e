import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { canSee, permit } from './registry-access.ts';

const visibles = ['Findable', 'LinkOnly', 'Private'] as const;
const relationships = ['owner', 'linkHolder', 'stranger'] as const;
const actions = ['see', 'give', 'manage'] as const;

describe('permissions', () => {
  it('[AUTH-03] an owner may do everything, however visible the registry is', () => {
    for (const visible of visibles) {
      for (const action of actions) expect(permit(action, visible, 'owner')).toEqual(E.right(action));
    }
  });

  it('[AUTH-03] nobody but an owner may manage', () => {
    for (const visible of visibles) {
      for (const relationship of ['linkHolder', 'stranger'] as const) {
        expect(E.isLeft(permit('manage', visible, relationship))).toBe(true);
      }
    }
    expect(permit('manage', 'Findable', 'stranger')).toEqual(E.left({ _tag: 'NotOwner' }));
    expect(permit('manage', 'LinkOnly', 'linkHolder')).toEqual(E.left({ _tag: 'NotOwner' }));
  });

  it('[ROUTE-17] what is private is seen by its owners alone; what is visible by link also by those who have the link; what is findable by everyone', () => {
    const seen = visibles.map((visible) => relationships.filter((relationship) => canSee(visible, relationship)));
    expect(seen).toEqual([['owner', 'linkHolder', 'stranger'], ['owner', 'linkHolder'], ['owner']]);
  });

  it('[ROUTE-17] who may not see may do nothing; the refusal of what may not be seen is the one of what does not exist', () => {
    for (const visible of visibles) {
      for (const relationship of relationships) {
        if (canSee(visible, relationship)) continue;
        for (const action of actions) {
          expect(permit(action, visible, relationship)).toEqual(E.left({ _tag: 'RegistryNotFound' }));
        }
      }
    }
  });

  it('[BUY-03] whoever sees a registry may give', () => {
    for (const visible of visibles) {
      for (const relationship of relationships) {
        expect(E.isRight(permit('give', visible, relationship))).toBe(canSee(visible, relationship));
      }
    }
  });
});
