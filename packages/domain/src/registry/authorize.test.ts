import { exampleRegistry } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import type { RegistryAction } from '../account/index.ts';
import { authorize } from './authorize.ts';
import type { Visibility } from './registry.ts';
import type { VisibleRegistry } from './visible-to.ts';

const visibilities: ReadonlyArray<Visibility> = [
  { _tag: 'Findable' },
  { _tag: 'LinkOnly', key: 'k' },
  { _tag: 'Private' },
];
const giving: ReadonlyArray<RegistryAction> = ['buyItem', 'buyGiftCard', 'contribute'];
const keeping: ReadonlyArray<RegistryAction> = [
  'addItem',
  'changeWantedQuantity',
  'removeUnpurchased',
  'replaceNoLongerAvailable',
  'markMostLoved',
  'makeGroupGift',
  'nameGroupGiftFund',
];
const market = fc.constantFrom('US' as const, 'CA' as const);
const visibility = fc.constantFrom(...visibilities);

const owner = (its: Partial<VisibleRegistry['registry']> = {}): VisibleRegistry => ({
  registry: exampleRegistry(its),
  relationship: 'owner',
  role: 'registrant',
});
const visitor = (
  relationship: 'linkHolder' | 'stranger',
  its: Partial<VisibleRegistry['registry']> = {},
): VisibleRegistry => ({
  registry: exampleRegistry(its),
  relationship,
  role: 'guest',
});

describe('what is allowed with a registry by a call', () => {
  it('[AUTH-03] whoever sees a registry may give, and only its owners may keep it', () => {
    fc.assert(
      fc.property(market, fc.constantFrom(...giving), fc.constantFrom(...keeping), (where, given, kept) => {
        for (const its of visibilities) {
          expect(E.isRight(authorize('give', given)(owner({ market: where, visibility: its })))).toBe(true);
          expect(E.isRight(authorize('manage', kept)(owner({ market: where, visibility: its })))).toBe(true);
        }
        const found = visitor('stranger', { market: where });
        expect(E.isRight(authorize('give', given)(found))).toBe(true);
        expect(authorize('manage', kept)(found)).toEqual(E.left({ _tag: 'NotOwner' }));
      }),
    );
  });

  it('[AUTH-03] [ROUTE-17] that a registry cannot be seen is told before whose action it is', () => {
    const hidden = visitor('linkHolder', { visibility: { _tag: 'Private' } });
    for (const one of [...giving, ...keeping])
      for (const as of ['give', 'manage'] as const)
        expect(authorize(as, one)(hidden)).toEqual(E.left({ _tag: 'RegistryNotFound' }));
  });

  it('[AUTH-03] what the service takes from nobody is refused to everybody', () => {
    fc.assert(
      fc.property(
        visibility,
        fc.constantFrom<RegistryAction>('seeGiftCardsSection', 'returnToManagement', 'viewAsGuest', 'useTabs'),
        (its, one) => {
          expect(authorize('manage', one)(owner({ visibility: its }))).toEqual(E.left({ _tag: 'NotOwner' }));
          expect(authorize('give', one)(visitor('stranger'))).toEqual(E.left({ _tag: 'NotOwner' }));
        },
      ),
    );
  });

  it('[AUTH-03] an action of keeping is no guest’s, whatever it is called for', () => {
    for (const one of keeping.filter((each) => each !== 'makeGroupGift' && each !== 'nameGroupGiftFund'))
      for (const where of ['US', 'CA'] as const)
        expect(authorize('give', one)(visitor('stranger', { market: where }))).toEqual(E.left({ _tag: 'NotOwner' }));
  });

  it('[CA-01] what the market does not know is not refused here', () => {
    const there = { market: 'CA' } as const;
    for (const one of ['buyGiftCard', 'contribute'] as const) {
      const guest = visitor('stranger', there);
      expect(authorize('give', one)(guest)).toEqual(E.right(guest));
    }
    for (const one of ['makeGroupGift', 'nameGroupGiftFund'] as const) {
      const its = owner(there);
      expect(authorize('manage', one)(its)).toEqual(E.right(its));
      expect(authorize('manage', one)(visitor('stranger', there))).toEqual(E.left({ _tag: 'NotOwner' }));
    }
  });
});
