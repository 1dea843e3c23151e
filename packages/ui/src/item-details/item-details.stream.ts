import {
  canBeInStores,
  createState,
  type Family,
  type ItemImages,
  identityKey,
  type Log,
  type ObservableState,
  type Product,
  personalizationSummary,
  type RegistryItem,
  type RegistryView,
  type Site,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { distinctUntilChanged, ignoreElements, map, merge, share, startWith } from 'rxjs';
import { type CardState, type ItemCards, itemCard, remembering, UNTOUCHED } from '../list-model/index.ts';
import { detailFacts } from '../product-facts/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import { familyImages, familyKey, familyOf, type KnownFamilies, type ReadFamily } from './family-images.ts';
import type {
  DetailsPicture,
  ItemDetailsContent,
  ItemDetailsIntents,
  ItemDetailsModel,
  OpenedItem,
  ShownDetails,
} from './item-details-model.ts';

/** The parts of an item's details. */
interface DetailsInput {
  readonly view: RegistryView;
  readonly item: RegistryItem;
  readonly cards: ReadonlyMap<string, CardState>;
  readonly families: KnownFamilies;
  /** Any whole number: pictures are counted round and round. */
  readonly picture: number;
}

const picturesOf = (product: Product, families: DetailsInput['families']): ReadonlyArray<DetailsPicture> => {
  const own = [product.images, ...product.carouselImages];
  const others = F.pipe(
    familyOf(product),
    O.chain((family) => families.get(familyKey(family)) ?? O.none),
    O.getOrElse((): ReadonlyArray<ItemImages> => []),
  );
  return [
    ...own.map((images) => ({ images, isOfFamily: false })),
    ...others
      .filter(({ desktop }) => !own.some((images) => images.desktop === desktop))
      .map((images) => ({ images, isOfFamily: true })),
  ];
};

const isStillComing = (product: Product, families: DetailsInput['families']): boolean =>
  O.exists((family: Family) => !families.has(familyKey(family)))(familyOf(product));

/** Makes the details of items on a site; the same object again while nothing of it changes. */
const detailsComposer = (site: Site): ((input: DetailsInput) => ShownDetails) => {
  const remember = remembering<ShownDetails>();
  return ({ view, item, cards, families, picture }) => {
    const { grId, role, header } = view;
    const { eventType, isPostEvent, shareableUrl: here } = header;
    const key = identityKey(item.identity);
    const state = cards.get(key) ?? UNTOUCHED;
    return remember(key, [grId, role, eventType.code, isPostEvent, here, item, state, families, picture], () => {
      const pictures = picturesOf(item.product, families);
      const card = itemCard({ grId, site, role, eventType, isPostEvent, here }, item, state);
      const details = detailFacts(site, item.product);
      const summary = O.chain(personalizationSummary)(item.personalization);
      return {
        _tag: 'Shown',
        card,
        isPickedUp: card.control._tag === 'Buy' && canBeInStores(item.product),
        // Its registrants choose its personalization, which is then shown.
        details: role === 'guest' || O.isSome(summary) ? { ...details, personalization: '' } : details,
        summary,
        pictures,
        picture: ((picture % pictures.length) + pictures.length) % pictures.length,
        mayHaveMore: pictures.length > 1 || isStillComing(item.product, families),
      };
    });
  };
};

/** Item Details (BUY-05), on one registry's page; the actions are those of the item's card. */
export interface ItemDetailsStream extends ItemDetailsIntents {
  readonly model: ObservableState<ItemDetailsModel>;
  readonly cards: ItemCards;
}

export interface ItemDetailsDependencies {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly cards: ItemCards;
  readonly openedItem: OpenedItem;
  readonly readFamily: ReadFamily;
  readonly site: Site;
  readonly log: Log;
}

const NOTHING: ItemDetailsContent = { _tag: 'Nothing' };

/** The card that has the focus once the dialog is closed. */
const cardOf = (content: ItemDetailsContent): O.Option<{ readonly key: string }> => {
  if (content._tag === 'Nothing') return O.none;
  return O.some({ key: content._tag === 'Gone' ? content.key : content.card.key });
};

/** The details of the item that is looked at: live as the list is, and open for as long as the browser's place says so. */
export const itemDetailsStream = (dependencies: ItemDetailsDependencies): ItemDetailsStream => {
  const { registry, cards, openedItem, readFamily, site, log } = dependencies;
  const compose = detailsComposer(site);
  const families = familyImages(readFamily, log);
  const picture = createState(0);
  let last: ItemDetailsModel = { isOpen: false, content: NOTHING, focusOn: O.none };

  const itemOf = (key: string): O.Option<RegistryItem> => {
    const { value } = registry.model;
    return value._tag === 'Loaded'
      ? O.fromNullable(value.view.items.find(({ identity }) => identityKey(identity) === key))
      : O.none;
  };
  /** An item that was open and is no longer on the list. */
  const leftOf = (key: string): O.Option<ItemDetailsContent> => {
    const { content } = last;
    if (content._tag === 'Gone' && content.key === key) return O.some(content);
    return content._tag === 'Shown' && content.card.key === key
      ? O.some({ _tag: 'Gone', key, name: content.card.item.product.name })
      : O.none;
  };
  /** What to show for the key; none where there is nothing, or not yet. */
  const contentOf = (key: string): O.Option<ItemDetailsContent> => {
    const { value } = registry.model;
    if (value._tag !== 'Loaded') return O.none;
    const item = itemOf(key);
    if (O.isNone(item)) return leftOf(key);
    return O.some(
      compose({
        view: value.view,
        item: item.value,
        cards: cards.cardStates.value,
        families: families.known.value,
        picture: picture.value,
      }),
    );
  };
  const present = (): ItemDetailsModel => {
    const key = openedItem.opened.value;
    const content = O.chain(contentOf)(key);
    const next = O.isSome(content)
      ? { isOpen: true, content: content.value }
      : { isOpen: false, content: last.content };
    if (next.isOpen !== last.isOpen || next.content !== last.content) {
      last = { ...next, focusOn: last.isOpen && !next.isOpen ? cardOf(last.content) : O.none };
    }
    return last;
  };

  const change$ = merge(
    registry.model.changes$,
    cards.cardStates.changes$,
    openedItem.opened.changes$,
    families.known.changes$,
    picture.changes$,
  );
  const looked$ = change$.pipe(
    startWith(undefined),
    map(() => O.chain(itemOf)(openedItem.opened.value)),
    map(O.chain(({ product }) => familyOf(product))),
    distinctUntilChanged((a, b) => O.toNullable(O.map(familyKey)(a)) === O.toNullable(O.map(familyKey)(b))),
  );
  const effects$ = families.work(looked$).pipe(ignoreElements(), share());

  return {
    model: {
      get value() {
        return present();
      },
      changes$: merge(change$.pipe(map(present), distinctUntilChanged()), effects$),
    },
    cards,
    open: (identity) => {
      const key = identityKey(identity);
      if (O.isNone(itemOf(key))) return;
      picture.set(0);
      openedItem.open(key);
    },
    close: openedItem.close,
    showPicture: picture.set,
    stepPicture: (by) => picture.set(picture.value + by),
  };
};
