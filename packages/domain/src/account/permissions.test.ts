import { eventType, forAll, markets, sites } from '@gift-registry/domain/testing/arbitrary';
import fc from 'fast-check';
import { either as E } from 'fp-ts';
import { describe, expect, it } from 'vitest';
import { eventTypeOf, isBabyOrKids } from '../event/index.ts';
import type { MarketRules } from '../site/index.ts';
import type { Role } from './permissions.ts';
import {
  type ActionReader,
  authorize,
  can,
  canSee,
  checkAccess,
  isOfferedIn,
  type RegistryAction,
  type Relationship,
  type RoleOnlyAction,
} from './permissions.ts';

const guest: ActionReader = { role: 'guest', site: sites.main, eventType: eventTypeOf('br'), isPostEvent: false };
const registrant: ActionReader = { ...guest, role: 'registrant' };

type Kind = 'giving' | 'forBoth' | 'keeping' | 'inManageItem';

/** The actions in the words of the rows, written out again: these and no others, or it does not compile. */
const kinds: Readonly<Record<RegistryAction, Kind>> = {
  buyItem: 'giving',
  contribute: 'giving',
  seeGiftCardsSection: 'giving',
  buyGiftCard: 'giving',
  buyOnOtherBrand: 'giving',
  returnToManagement: 'giving',
  seeGroupGift: 'forBoth',
  seeGiftCardStatistic: 'forBoth',
  seeCrossBrandToast: 'forBoth',
  seeNoLongerAvailable: 'keeping',
  viewAsGuest: 'keeping',
  useTabs: 'keeping',
  openThankYouManager: 'keeping',
  correctGifts: 'keeping',
  openSettings: 'keeping',
  tickChecklist: 'keeping',
  beginEmptyRegistry: 'keeping',
  seeCoupon: 'keeping',
  followCrossBrandCall: 'keeping',
  addItem: 'keeping',
  editPhoto: 'keeping',
  editGreeting: 'keeping',
  replaceNoLongerAvailable: 'keeping',
  removeNoLongerAvailable: 'keeping',
  nameGroupGiftFund: 'keeping',
  manageItem: 'inManageItem',
  changeWantedQuantity: 'inManageItem',
  markMostLoved: 'inManageItem',
  makeGroupGift: 'inManageItem',
  removeUnpurchased: 'inManageItem',
};
const isAction = (name: string): name is RegistryAction => Object.hasOwn(kinds, name);
const registryActions = Object.keys(kinds).filter(isAction);
const of = (kind: Kind): ReadonlyArray<RegistryAction> => registryActions.filter((action) => kinds[action] === kind);
const [giving, forBoth, keeping, inManageItem] = [of('giving'), of('forBoth'), of('keeping'), of('inManageItem')];
const notInCanada: ReadonlyArray<RegistryAction> = [
  'contribute',
  'buyGiftCard',
  'buyOnOtherBrand',
  'seeGroupGift',
  'seeGiftCardStatistic',
  'seeCrossBrandToast',
  'followCrossBrandCall',
  'nameGroupGiftFund',
  'makeGroupGift',
];

/** What depends on who reads alone. */
const lasting: ReadonlyArray<RoleOnlyAction> = [
  'buyItem',
  'seeGiftCardsSection',
  'returnToManagement',
  'seeNoLongerAvailable',
  'viewAsGuest',
  'useTabs',
  'openThankYouManager',
  'openSettings',
  'tickChecklist',
  'beginEmptyRegistry',
  'seeCoupon',
  'addItem',
  'editPhoto',
  'editGreeting',
  'replaceNoLongerAvailable',
  'removeNoLongerAvailable',
];

const action = fc.constantFrom(...registryActions);
const place = fc.constantFrom('page' as const, 'service' as const);
const reader: fc.Arbitrary<ActionReader> = fc.record({
  role: fc.constantFrom('guest' as const, 'registrant' as const),
  site: fc.constantFrom(...Object.values(sites)),
  eventType,
  isPostEvent: fc.boolean(),
});
const actionsOf = (who: ActionReader, where: 'page' | 'service') =>
  registryActions.filter((action) => can(who, where, action));

describe('actions of a registry', () => {
  it('[PAGE-14] a guest’s page offers giving and looking, a registrant’s looking and keeping', () => {
    expect(actionsOf(guest, 'page').sort()).toEqual([...giving, ...forBoth].sort());
    expect(actionsOf(registrant, 'page').sort()).toEqual([...forBoth, ...keeping, ...inManageItem].sort());
  });

  it('[PAGE-14] an unknown action is denied to everyone, in every market', () => {
    const strangers = fc.constantFrom('eatItem', '', '__proto__', 'toString', 'constructor', 'BuyItem');
    forAll(reader, place, fc.oneof(strangers, fc.string()), (who, where, text) => {
      fc.pre(!isAction(text));
      const stranger: RegistryAction = JSON.parse(JSON.stringify(text));
      expect(can(who, where, stranger)).toBe(false);
      expect([isOfferedIn(markets.US, stranger), isOfferedIn(markets.CA, stranger)]).toEqual([false, false]);
    });
  });

  it('[PAGE-14] a role that there is not may what both readers may and nothing else, and a market without an offer what Canada may', () => {
    forAll(reader, action, fc.constantFrom('nobody', 'both', '', 'owner'), (who, action, word) => {
      const role: Role = JSON.parse(JSON.stringify(word));
      const forBothOnPage = (['guest', 'registrant'] as const).every((other) =>
        can({ ...who, role: other }, 'page', action),
      );
      expect(can({ ...who, role }, 'page', action)).toBe(forBothOnPage);
    });
    forAll(reader, place, action, (who, where, action) => {
      const offers = { groupGifts: false, giftCards: false, otherBrand: false };
      const as = (marketRules: MarketRules) => can({ ...who, site: { marketRules } }, where, action);
      const bare = { ...markets.US, ...offers };
      expect([as(bare), isOfferedIn(bare, action)]).toEqual([as(markets.CA), isOfferedIn(markets.CA, action)]);
    });
  });

  it('[PAGE-14] nothing is for both readers of a page unless the table says so', () => {
    forAll(reader, action, (any, action) => {
      fc.pre(!forBoth.includes(action));
      expect(
        can({ ...any, role: 'guest' }, 'page', action) && can({ ...any, role: 'registrant' }, 'page', action),
      ).toBe(false);
    });
  });

  it('[CA-01] in Canada there is no gift card to buy and no sum of them, no group gift and no way to the other brand, on no page and in no call', () => {
    forAll(reader, place, action, (any, where, action) => {
      const there = can({ ...any, site: sites.canada }, where, action);
      expect(there).toBe(!notInCanada.includes(action) && can({ ...any, site: sites.main }, where, action));
    });
    expect(registryActions.filter((action) => !isOfferedIn(markets.CA, action)).sort()).toEqual(
      [...notInCanada].sort(),
    );
    expect(registryActions.filter((action) => !isOfferedIn(markets.US, action))).toEqual([]);
  });

  it('[PAGE-10] after the event a registrant loses exactly Manage Item and what is done in it, and gains nothing', () => {
    forAll(reader, (any) => {
      const before = actionsOf({ ...any, role: 'registrant', isPostEvent: false }, 'page');
      const after = actionsOf({ ...any, role: 'registrant', isPostEvent: true }, 'page');
      expect(after).toEqual(before.filter((action) => !inManageItem.includes(action)));
    });
    expect(actionsOf({ ...registrant, isPostEvent: true }, 'page').sort()).toEqual([...forBoth, ...keeping].sort());
  });

  it('[PAGE-10] for a guest the event makes no difference, and for the service neither', () => {
    forAll(reader, place, action, (any, where, action) => {
      fc.pre(any.role === 'guest' || where === 'service');
      expect(can({ ...any, isPostEvent: true }, where, action)).toBe(
        can({ ...any, isPostEvent: false }, where, action),
      );
    });
  });

  it('[AUTH-03] a person who manages the list on a page may manage it by a call, and no one else may', () => {
    const calls: ReadonlyArray<RegistryAction> = [
      ...inManageItem,
      'addItem',
      'editPhoto',
      'editGreeting',
      'replaceNoLongerAvailable',
      'removeNoLongerAvailable',
      'nameGroupGiftFund',
      'openSettings',
      'openThankYouManager',
      'seeCoupon',
      'seeNoLongerAvailable',
    ];
    forAll(reader, fc.constantFrom(...calls), (any, action) => {
      expect(can({ ...any, role: 'guest' }, 'service', action)).toBe(false);
      expect(can({ ...any, role: 'registrant' }, 'service', action)).toBe(
        can({ ...any, role: 'registrant', isPostEvent: false }, 'page', action),
      );
    });
  });

  it('[PAGE-14] [LIST-04] a caller who gives only what the answer depends on gets the same answer', () => {
    forAll(reader, place, action, fc.constantFrom(...lasting), (any, where, action, other) => {
      const { role, site } = any;
      expect(can({ role, site }, 'service', action)).toBe(can(any, 'service', action));
      expect(can({ role }, where, other)).toBe(can(any, where, other));
    });
  });

  it.each([
    ['br', true],
    ['hw', true],
    ['bb', false],
    ['kd', false],
    ['BabyShower', false],
    ['zz', true],
  ])('[XB-05] [KIDS-01] the call to action for the event %s: %s', (code, expected) => {
    const other = { ...registrant, eventType: eventTypeOf(code) };
    expect(can(other, 'page', 'followCrossBrandCall')).toBe(expected);
    expect(can({ ...other, role: 'guest' }, 'page', 'followCrossBrandCall')).toBe(false);
    expect(can({ ...other, site: sites.canada }, 'page', 'followCrossBrandCall')).toBe(false);
  });

  it('[XB-05] only the cross-brand call to action asks what the event is', () => {
    forAll(reader, place, action, (any, where, action) => {
      const other = can(any, where, action);
      const wedding = can({ ...any, eventType: eventTypeOf('br') }, where, action);
      expect(other).toBe(wedding && !(action === 'followCrossBrandCall' && isBabyOrKids(any.eventType)));
    });
  });
});

const visibles = ['Findable', 'LinkOnly', 'Private'] as const;
const relationships = ['owner', 'linkHolder', 'stranger'] as const;
const levels = ['see', 'give', 'manage'] as const;

describe('access to a registry', () => {
  it('[AUTH-03] an owner may do everything, however visible the registry is', () => {
    for (const visible of visibles) {
      for (const level of levels) expect(checkAccess(level, visible, 'owner')).toEqual(E.right(level));
    }
  });

  it('[ROUTE-17] what is private is seen by its owners alone; what is visible by link also by those who have the link; what is findable by everyone', () => {
    const seen = visibles.map((visible) => relationships.filter((relationship) => canSee(visible, relationship)));
    expect(seen).toEqual([['owner', 'linkHolder', 'stranger'], ['owner', 'linkHolder'], ['owner']]);
  });

  it('[ROUTE-17] a person who may not see may do nothing; the refusal of what may not be seen is the one of what does not exist', () => {
    for (const visible of visibles) {
      for (const relationship of relationships) {
        if (canSee(visible, relationship)) continue;
        for (const level of levels) {
          expect(checkAccess(level, visible, relationship)).toEqual(E.left({ _tag: 'RegistryNotFound' }));
        }
      }
    }
  });
});

describe('what is allowed with a registry by a call', () => {
  const calls = registryActions.filter((action) => can(registrant, 'service', action));
  const guestCalls = registryActions.filter((action) => can(guest, 'service', action));
  const ownerCalls = calls.filter((action) => !guestCalls.includes(action));
  const seenBy = (relationship: Relationship, visible: (typeof visibles)[number] = 'Findable') => ({
    registry: { visibility: { _tag: visible } },
    relationship,
  });

  it('[AUTH-03] anyone who sees a registry may give, and only its owners may manage it', () => {
    expect(guestCalls).toEqual(expect.arrayContaining(['buyItem', 'buyGiftCard', 'contribute']));
    for (const action of calls)
      for (const visible of visibles) {
        const owner = seenBy('owner', visible);
        expect([action, authorize(action)(owner)]).toEqual([action, E.right(owner)]);
      }
    const stranger = seenBy('stranger');
    for (const action of guestCalls) expect([action, authorize(action)(stranger)]).toEqual([action, E.right(stranger)]);
    for (const action of ownerCalls)
      for (const by of ['stranger', 'linkHolder'] as const)
        expect([action, authorize(action)(seenBy(by))]).toEqual([action, E.left({ _tag: 'NotOwner' })]);
  });

  it('[AUTH-03] [ROUTE-17] a hidden registry is reported before whose action it is', () => {
    for (const action of registryActions)
      for (const hidden of [seenBy('linkHolder', 'Private'), seenBy('stranger', 'LinkOnly')])
        expect([action, authorize(action)(hidden)]).toEqual([action, E.left({ _tag: 'RegistryNotFound' })]);
  });

  it('[AUTH-03] what the service takes from no one is refused to everybody', () => {
    const unknown: RegistryAction = JSON.parse('"toString"');
    for (const action of [...registryActions.filter((other) => !calls.includes(other)), unknown])
      for (const by of relationships)
        expect([action, authorize(action)(seenBy(by))]).toEqual([action, E.left({ _tag: 'NotOwner' })]);
  });

  it('[CA-01] what the market does not know is not refused by `authorize`: the rule of the action says so itself', () => {
    for (const action of ['buyGiftCard', 'contribute'] as const) {
      const seen = { ...seenBy('stranger'), registry: { visibility: { _tag: 'Findable' as const }, market: 'CA' } };
      expect(isOfferedIn(markets.CA, action)).toBe(false);
      expect(authorize(action)(seen)).toEqual(E.right(seen));
    }
    for (const action of ['makeGroupGift', 'nameGroupGiftFund'] as const) {
      const seen = { ...seenBy('owner'), registry: { visibility: { _tag: 'Findable' as const }, market: 'CA' } };
      expect(authorize(action)(seen)).toEqual(E.right(seen));
      expect(authorize(action)({ ...seen, relationship: 'stranger' })).toEqual(E.left({ _tag: 'NotOwner' }));
    }
  });
});
