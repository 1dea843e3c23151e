import {
  type CrossBrandIntent,
  createState,
  exceedsRemaining,
  guestQuantityField,
  type ItemIdentity,
  identityKey,
  isSameIdentity,
  linkKeyIn,
  type ObservableState,
  type OtherBrandWish,
  type RegistryView,
  registryIntent,
  remaining,
  type Site,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { defer, distinctUntilChanged, map, merge } from 'rxjs';
import {
  type CrossBrandPromptDependencies,
  crossBrandVisit,
  type RequestedVisit,
} from '../cross-brand-dialog/index.ts';
import { createMemo, INITIAL_CARD_STATE, type ItemCards } from '../list-model/index.ts';
import type { RegistryStream } from '../registry/index.ts';

/** A requested visit; the quantity of a gift comes from its card. */
export type OtherBrandVisit =
  | { readonly _tag: 'Buy' | 'View' | 'AskStock'; readonly identity: ItemIdentity }
  | Extract<OtherBrandWish, { readonly _tag: 'GiftCard' | 'Shop' }>;

/** The gift that is added to the other brand's cart. */
export interface CarriedGift {
  readonly identity: ItemIdentity;
  readonly name: string;
  /** The quantity field as it was typed; the same as on every other place of the page. */
  readonly quantity: string;
  /** Whether the quantity exceeds what the registry still needs (BUY-02). */
  readonly isOverPurchased: boolean;
}

/** The dialog before a visit to the other brand's site (XB-02), with the gift to carry over, if there is one. */
export interface OtherBrandModel {
  /** None until a visit is requested; the last one stays while its dialog closes. */
  readonly asked: O.Option<RequestedVisit>;
  readonly gift: O.Option<CarriedGift>;
}

/** Visits to the other brand's site from one registry's page (XB-02, XB-04). */
export interface OtherBrandStream extends Pick<ItemCards, 'typeQuantity' | 'leaveQuantity' | 'stepQuantity'> {
  readonly model: ObservableState<OtherBrandModel>;
  readonly ask: (wish: OtherBrandVisit) => void;
  readonly stay: () => void;
}

interface OtherBrandDependencies extends CrossBrandPromptDependencies {
  readonly site: Site;
  readonly registry: Pick<RegistryStream, 'model'>;
  /** The cards of the page, where quantities are typed; called only when they are needed. */
  readonly cards: () => ItemCards;
}

interface Asked {
  readonly wish: OtherBrandVisit;
  readonly isOpen: boolean;
}

const NOTHING_ASKED: OtherBrandModel = { asked: O.none, gift: O.none };

/**
 * Creates the dialog before a visit to the other brand from a registry's page. What is carried over is read from the
 * page at that moment; the dialog of an item closes when the item leaves the list.
 */
export const otherBrandStream = (dependencies: OtherBrandDependencies): OtherBrandStream => {
  const { site, registry, cards } = dependencies;
  const asked = createState<O.Option<Asked>>(O.none);
  const visitFor = crossBrandVisit(dependencies);
  const memo = createMemo<OtherBrandModel>();
  let last = NOTHING_ASKED;

  const quantityOf = (identity: CarriedGift['identity']): string =>
    (cards().cardStates.value.get(identityKey(identity)) ?? INITIAL_CARD_STATE).quantity;
  const withQuantity = (wish: OtherBrandVisit): OtherBrandWish => {
    if (!('identity' in wish)) return wish;
    const { _tag, identity } = wish;
    return _tag === 'Buy'
      ? { _tag, identity, quantity: Number(guestQuantityField.blur(quantityOf(identity))) }
      : { _tag, identity };
  };

  const intentOf = ({ grId, role, header, items }: RegistryView, wish: OtherBrandVisit): O.Option<CrossBrandIntent> => {
    const { eventType, isPostEvent, shareableUrl } = header;
    const here = { grId, items, linkKey: linkKeyIn(shareableUrl) };
    return registryIntent({ role, site, eventType, isPostEvent }, here, withQuantity(wish));
  };
  const nameOf = ({ items }: RegistryView, wish: OtherBrandVisit): string | undefined =>
    'identity' in wish ? items.find((item) => isSameIdentity(item.identity, wish.identity))?.product.name : undefined;
  const giftOf = ({ items }: RegistryView, wish: OtherBrandVisit, intent: CrossBrandIntent): O.Option<CarriedGift> => {
    if (wish._tag !== 'Buy' || intent._tag !== 'addToCart') return O.none;
    const { identity } = wish;
    const quantity = quantityOf(identity);
    return F.pipe(
      O.fromNullable(items.find((item) => isSameIdentity(item.identity, identity))),
      O.map((item) => ({
        identity,
        name: item.product.name,
        quantity,
        isOverPurchased: exceedsRemaining(Number(quantity), remaining(item)),
      })),
    );
  };
  const made = (view: RegistryView, { wish, isOpen }: Asked): O.Option<OtherBrandModel> =>
    F.pipe(
      intentOf(view, wish),
      O.chain((intent) => visitFor(intent, nameOf(view, wish))),
      O.map((visit) => ({ asked: O.some({ ...visit, isOpen }), gift: giftOf(view, wish, visit.intent) })),
    );
  const closed = ({ asked: its, gift }: OtherBrandModel): OtherBrandModel => ({
    asked: O.map((visit: RequestedVisit) => ({ ...visit, isOpen: false }))(its),
    gift,
  });
  const present = (): OtherBrandModel => {
    const { value } = registry.model;
    if (O.isNone(asked.value)) return NOTHING_ASKED;
    const of = asked.value.value;
    const view = value._tag === 'Loaded' ? value.view : undefined;
    const quantity = of.wish._tag === 'Buy' ? quantityOf(of.wish.identity) : '';
    return memo('layer', [of, view?.items, view?.header, view?.role, quantity], () => {
      const next = view === undefined ? O.none : made(view, of);
      last = O.isSome(next) ? next.value : closed(last);
      return last;
    });
  };

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(
        asked.changes$,
        registry.model.changes$,
        defer(() => cards().cardStates.changes$),
      ).pipe(map(present), distinctUntilChanged()),
    },
    ask: (wish) => {
      const { value } = registry.model;
      if (value._tag === 'Loaded' && O.isSome(intentOf(value.view, wish))) asked.set(O.some({ wish, isOpen: true }));
    },
    stay: () => asked.set(O.map((of: Asked) => ({ ...of, isOpen: false }))(asked.value)),
    typeQuantity: (identity, text) => cards().typeQuantity(identity, text),
    leaveQuantity: (identity) => cards().leaveQuantity(identity),
    stepQuantity: (identity, by) => cards().stepQuantity(identity, by),
  };
};
