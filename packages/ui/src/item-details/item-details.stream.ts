import {
  createState,
  identityKey,
  type Log,
  type ObservableState,
  type RegistryItem,
  type Site,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { distinctUntilChanged, ignoreElements, map, merge, share, startWith } from 'rxjs';
import type { ItemCards } from '../list-model/index.ts';
import type { RegistryStream } from '../registry/index.ts';
import { detailsComposer } from './details-composer.ts';
import { familyImages, familyKey, familyOf, type ReadFamily } from './family-images.ts';
import type { ItemDetailsContent, ItemDetailsIntents, ItemDetailsModel } from './item-details-model.ts';
import type { OpenedItem } from './opened-item.ts';

/** Item Details (BUY-05), on one registry's page; what is done with the item is done on its card. */
export interface ItemDetailsStream extends ItemDetailsIntents {
  readonly model: ObservableState<ItemDetailsModel>;
  readonly cards: ItemCards;
}

/** What the stream needs. */
export interface ItemDetailsParts {
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
export const itemDetailsStream = (parts: ItemDetailsParts): ItemDetailsStream => {
  const { registry, cards, openedItem, readFamily, site, log } = parts;
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
  /** What is left of an item that was looked at and is no longer on the list. */
  const leftOf = (key: string): O.Option<ItemDetailsContent> => {
    const { content } = last;
    if (content._tag === 'Gone' && content.key === key) return O.some(content);
    return content._tag === 'Shown' && content.card.key === key
      ? O.some({ _tag: 'Gone', key, name: content.card.item.product.name })
      : O.none;
  };
  /** What is to be shown of the key; none where there is nothing, or not yet. */
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
