import {
  type Family,
  type ItemImages,
  identityKey,
  type Product,
  personalizationSummary,
  type RegistryItem,
  type RegistryView,
  type Site,
  standsInStores,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { type CardState, itemCard, remembering, UNTOUCHED } from '../list-model/index.ts';
import { detailFacts } from '../product-facts/index.ts';
import { familyKey, familyOf, type KnownFamilies } from './family-images.ts';
import type { DetailsPicture, ShownDetails } from './item-details-model.ts';

/** What the details of an item are made of. */
export interface DetailsParts {
  readonly view: RegistryView;
  readonly item: RegistryItem;
  readonly cards: ReadonlyMap<string, CardState>;
  readonly families: KnownFamilies;
  /** Any whole number: pictures are counted round and round. */
  readonly picture: number;
}

const picturesOf = (product: Product, families: DetailsParts['families']): ReadonlyArray<DetailsPicture> => {
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

const isStillComing = (product: Product, families: DetailsParts['families']): boolean =>
  O.exists((family: Family) => !families.has(familyKey(family)))(familyOf(product));

/** Makes the details of items on a site; the same object again while nothing of it changes. */
export const detailsComposer = (site: Site): ((parts: DetailsParts) => ShownDetails) => {
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
        isPickedUp: card.control._tag === 'Buy' && standsInStores(item.product),
        // Its registrants choose words for it; once they did, those are told.
        details: role === 'guest' || O.isSome(summary) ? { ...details, personalization: '' } : details,
        summary,
        pictures,
        picture: ((picture % pictures.length) + pictures.length) % pictures.length,
        mayHaveMore: pictures.length > 1 || isStillComing(item.product, families),
      };
    });
  };
};
