import { type ItemIdentity, type ItemImages, paths, type RegistryItem } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import { type RegistrantPageParts, type RegistrantPageStream, registrantPageStream } from '../registrant-page/index.ts';

/** A gift to say thank you for: what it is, and how many pieces of it were purchased. */
export interface PurchasedGift {
  readonly identity: ItemIdentity;
  readonly name: string;
  readonly images: ItemImages;
  readonly wants: number;
  readonly purchased: number;
}

/** All that was purchased, in the order of the list. */
export interface ThankYouBody {
  readonly pieces: number;
  readonly gifts: ReadonlyArray<PurchasedGift>;
  /** The registrant's list. */
  readonly list: string;
}

const purchasedOf = ({
  identity,
  product: { name, images },
  wants,
  purchased,
}: RegistryItem): ReadonlyArray<PurchasedGift> =>
  purchased === 0 ? [] : [{ identity, name, images, wants, purchased }];

/** The gifts to say thank you for (ROUTE-04); a purchase shows at once. */
export const thankYouStream = (parts: RegistrantPageParts): RegistrantPageStream<ThankYouBody> =>
  registrantPageStream(parts, ({ grId, items, totals }) =>
    O.some({ pieces: totals.purchased, gifts: items.flatMap(purchasedOf), list: paths.registrantList(grId) }),
  );
