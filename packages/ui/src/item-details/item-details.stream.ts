import {
  canBeInStores,
  createState,
  identityKey,
  type ObservableState,
  personalizationSummary,
  type RegistryItem,
  type RegistryView,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type CardState, createMemo, INITIAL_CARD_STATE, type ItemCards, itemCard } from '../list-model/index.ts';
import { derived } from '../observe/observed.ts';
import { detailFacts } from '../product-facts/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import type {
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
  /** Any integer: the index wraps around the pictures. */
  readonly picture: number;
}

/** Creates a function that makes an item's details for a site; returns the same object while nothing of them changes. */
const detailsComposer = (site: Site): ((input: DetailsInput) => ShownDetails) => {
  const memo = createMemo<ShownDetails>();
  return ({ view, item, cards, picture }) => {
    const { grId, role, header } = view;
    const { eventType, isPostEvent, shareableUrl: here } = header;
    const key = identityKey(item.identity);
    const state = cards.get(key) ?? INITIAL_CARD_STATE;
    return memo(key, [grId, role, eventType.code, isPostEvent, here, item, state, picture], () => {
      const pictures = [item.product.images, ...item.product.carouselImages];
      const card = itemCard({ grId, site, role, eventType, isPostEvent, here }, item, state);
      const details = detailFacts(site, item.product);
      const summary = O.chain(personalizationSummary)(item.personalization);
      return {
        _tag: 'Shown',
        card,
        isPickedUp: (card.control._tag === 'Buy' || card.control._tag === 'OutOfStock') && canBeInStores(item.product),
        // The item's registrants choose its personalization; what the product would allow is then not
        // shown.
        details: role === 'guest' || O.isSome(summary) ? { ...details, personalization: '' } : details,
        summary,
        pictures,
        picture: ((picture % pictures.length) + pictures.length) % pictures.length,
      };
    });
  };
};

/** Item Details (BUY-05), on one registry's page; the actions are those of the item's card. */
export interface ItemDetailsStream extends ItemDetailsIntents {
  readonly model: ObservableState<ItemDetailsModel>;
  readonly cards: ItemCards;
}

interface ItemDetailsDependencies {
  readonly registry: Pick<RegistryStream, 'model'>;
  readonly cards: ItemCards;
  readonly openedItem: OpenedItem;
  readonly site: Site;
}

const NOTHING: ItemDetailsContent = { _tag: 'Nothing' };

/** The card to focus once the dialog is closed. */
const cardOf = (content: ItemDetailsContent): O.Option<{ readonly key: string }> => {
  if (content._tag === 'Nothing') return O.none;
  return O.some({ key: content._tag === 'Gone' ? content.key : content.card.key });
};

/** Creates the stream of the open item's details: updated live like the list, and open as long as the browser's history state names the item. */
export const itemDetailsStream = (dependencies: ItemDetailsDependencies): ItemDetailsStream => {
  const { registry, cards, openedItem, site } = dependencies;
  const compose = detailsComposer(site);
  const picture = createState(0);
  let last: ItemDetailsModel = { isOpen: false, content: NOTHING, focusOn: O.none };

  const itemOf = (key: string): O.Option<RegistryItem> => {
    const { value } = registry.model;
    return value._tag === 'Loaded'
      ? O.fromNullable(value.view.items.find(({ identity }) => identityKey(identity) === key))
      : O.none;
  };
  /** The content for an open item that is no longer on the list. */
  const leftOf = (key: string): O.Option<ItemDetailsContent> => {
    const { content } = last;
    if (content._tag === 'Gone' && content.key === key) return O.some(content);
    return content._tag === 'Shown' && content.card.key === key
      ? O.some({ _tag: 'Gone', key, name: content.card.item.product.name })
      : O.none;
  };
  /** The content for that key; none if the item is not on the list or the list is not loaded yet. */
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

  return {
    model: derived([registry.model, cards.cardStates, openedItem.opened, picture], present),
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
