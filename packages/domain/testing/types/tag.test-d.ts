// What must not compile: the compiler refuses a line without the error that is expected of it. Nothing here runs.
import {
  type AddRefusal,
  type AmountVerdict,
  type ContributionVerdict,
  can,
  checkAccess,
  type EventType,
  giftCardCode,
  giftCardVerdict,
  type ListChoice,
  listSections,
  NO_FILTERS,
  type OrderRefusal,
  type PriceBandKey,
  type PurchaseState,
  purchaseState,
  type Registry,
  type RegistryFact,
  type RegistryItem,
  type RegistryPatch,
  type RegistryView,
  type ReplaceRefusal,
  type WantedQuantityRefusal,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { describe, it } from 'vitest';
import { sites } from '../arbitrary/index.ts';

declare const item: RegistryItem;
declare const registry: Registry;
declare const view: RegistryView;
declare const patch: RegistryPatch;
declare const eventType: EventType;
declare const contribution: ContributionVerdict;

describe('a refusal that is forgotten', () => {
  it('[CART-07] an order can be refused for claiming too much', () => {
    // @ts-expect-error
    const words = (refusal: Extract<OrderRefusal, { _tag: 'OverClaim' | 'ItemGone' }>): string => {
      switch (refusal._tag) {
        case 'ItemGone':
          return 'gone';
      }
    };
    return words;
  });

  it('[CART-06] an order can be refused for more than its payment', () => {
    // @ts-expect-error
    const words = (refusal: OrderRefusal): string => {
      switch (refusal._tag) {
        case 'PaymentRefused':
          return 'refused';
      }
    };
    return words;
  });

  it('[BUY-09] every reason not to put something into the cart has its words', () => {
    // @ts-expect-error
    const words: Readonly<Record<AddRefusal['_tag'], string>> = { NotOnRegistry: 'gone', OtherBrand: 'elsewhere' };
    return words;
  });

  it('[MAN-05] a wish can be refused for being below what was bought', () => {
    // @ts-expect-error
    const words = (refusal: WantedQuantityRefusal): string => {
      switch (refusal._tag) {
        case 'QuantityOutOfRange':
          return `from ${refusal.minimum}`;
      }
    };
    return words;
  });

  it('[NLA-06] a reason that there is not is no case', () => {
    const words = (refusal: ReplaceRefusal): boolean => {
      // @ts-expect-error
      return refusal._tag === 'SoldOut';
    };
    return words;
  });

  it('[GG-01] a contribution can be above what is missing, where a gift card cannot', () => {
    // @ts-expect-error
    const asOfGiftCard: AmountVerdict = contribution;
    return asOfGiftCard;
  });

  it('[GC-02] only an amount that is right can be taken', () => {
    const verdict = giftCardVerdict('GiftCard', '25');
    // @ts-expect-error
    return verdict.amount;
  });
});

describe('a fact that is forgotten', () => {
  it('[LIVE-01] anyone who folds facts folds every one of them', () => {
    // @ts-expect-error
    const units = (fact: RegistryFact): number => {
      switch (fact._tag) {
        case 'Purchased':
          return fact.quantity;
        case 'WantedChanged':
        case 'Added':
        case 'Replaced':
          return 0;
      }
    };
    return units;
  });

  it('[CART-07] a purchase says what of it was beyond the wish', () => {
    // @ts-expect-error
    const fact: RegistryFact = { _tag: 'Purchased', identity: item.identity, quantity: 1 };
    return fact;
  });
});

describe('a reader', () => {
  it('[AUTH-04] what only an owner knows is not there until one has looked whether it is', () => {
    // @ts-expect-error
    view.owner.coupon;
    O.map(({ coupon }: { readonly coupon: unknown }) => coupon)(view.owner);
  });

  it('[AUTH-04] a patch has no owner’s part for anyone', () => {
    // @ts-expect-error
    patch.owner;
  });

  it('[AUTH-04] no view holds who bought', () => {
    // @ts-expect-error
    view.items[0]?.giver;
  });

  it('[AUTH-03] there are two roles, and neither is called owner', () => {
    // @ts-expect-error
    listSections({ role: 'owner', sortBy: 'price', groupBy: 'all', giftOption: 'all', filters: NO_FILTERS }, []);
  });

  it('[AUTH-03] a permission is checked for an existing action', () => {
    // @ts-expect-error
    checkAccess('delete', 'Findable', 'stranger');
  });

  it('[AUTH-03] a permission that may be refused is not one', () => {
    // @ts-expect-error
    const canManage: boolean = checkAccess('manage', 'Findable', 'stranger');
    return canManage;
  });

  it('[PAGE-14] whether something is offered is not checked without a place', () => {
    // @ts-expect-error
    can({ role: 'guest', site: sites.main, eventType, isPostEvent: false }, 'buyItem');
  });

  it('[SET-02] a registry that is seen by its link has the link’s key', () => {
    // @ts-expect-error
    const hidden: Registry = { ...registry, visibility: { _tag: 'LinkOnly' } };
    return hidden;
  });
});

describe('a name that there is not', () => {
  it('[ITEM-01] of a purchase state', () => {
    // @ts-expect-error
    return purchaseState(item) === 'fulfilled';
  });

  it('[ITEM-01] every purchase state has its words', () => {
    // @ts-expect-error
    const words: Readonly<Record<PurchaseState, string>> = { none: 'None', full: 'All' };
    return words;
  });

  it('[LIST-02] of a price band', () => {
    // @ts-expect-error
    const band: PriceBandKey = '0-25';
    return band;
  });

  it('[LIST-05] of a grouping', () => {
    // @ts-expect-error
    const choice: Pick<ListChoice, 'groupBy'> = { groupBy: 'category' };
    return choice;
  });

  it('[GC-01] of a kind of gift card', () => {
    // @ts-expect-error
    giftCardVerdict('eGift Card', '25');
  });

  it('[GC-06] of a brand that has gift cards', () => {
    // @ts-expect-error
    giftCardCode('canada', eventType);
  });

  it('[SITE-01] of a site', () => {
    // @ts-expect-error
    return sites.nowhere;
  });
});
