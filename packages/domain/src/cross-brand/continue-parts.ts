import { option as O } from 'fp-ts';
import type { LandingParameters } from '../page/index.ts';
import type { CrossBrandIntent } from './continue-address.ts';

/** The fields of a form as they came. */
export type Fields = Readonly<Record<string, unknown>>;

/** What says a registry. */
export const REGISTRY = ['grId', 'role', 'key'] as const;
const REFERRER = ['referrerId', 'referrerLinkId', 'wcTrackId'] as const;
const ITEM = ['purchasedSku', 'purchasedQuantity'] as const;

/** What says a gift card. */
export const GIFT_CARD = ['purchasedGiftCardAmount', 'purchasedGiftCardType'] as const;

/** How to read: the intent on the left is said by the fields on the right; by whom the visitor was sent, every one may say. */
const partsOf: Readonly<Record<CrossBrandIntent['_tag'], ReadonlyArray<string>>> = {
  redirect: REGISTRY,
  giftCard: [...REGISTRY, ...GIFT_CARD],
  addToCart: [...REGISTRY, ...ITEM],
  contribute: [...REGISTRY, 'arrivesAt'],
  gift: [...REGISTRY, 'arrivesAt'],
  product: ['path'],
  availability: ['path'],
  checklist: ['path'],
  checklistPLP: ['path'],
};

/** Whether the fields are those of that intent and of who sent the visitor, and no others. */
export const isWhole = (fields: Fields, arrival: LandingParameters, intent: CrossBrandIntent['_tag']): boolean => {
  const known: ReadonlyArray<string> = ['intent', ...REFERRER, ...partsOf[intent]];
  return (
    Object.keys(fields).every((name) => known.includes(name)) &&
    REFERRER.every((name) => fields[name] === undefined || O.isSome(arrival[name]))
  );
};
