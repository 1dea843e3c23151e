import {
  cartLineOf,
  chargeList,
  giftChoice,
  giftOptionsOf,
  names,
  personalizationTextOf,
  placedOrderOf,
  postalAddress,
  taxesOf,
} from '@gift-registry/adapters-http/wire';
import type { CartLineView, GiftChoice, PostalAddress } from '@gift-registry/domain';
import * as t from 'io-ts';
import { stored } from './codec.ts';

/** A line of an order as its giver sees it. */
export const CartLineViewJson = cartLineOf(stored);

/** An order as its giver sees it. */
export const PlacedOrderJson = placedOrderOf(stored);

/** What was charged beside the lines of an order. */
export const ChargesJson = chargeList(stored);

/** What goes into the boxes of the registries' gifts. */
export const GiftOptionsJson = giftOptionsOf(stored);

/** What was chosen in a cart for the gifts of its registries. */
export const GiftChoicesJson: t.Type<ReadonlyArray<GiftChoice>, unknown> = t.readonlyArray(giftChoice);

/** The names of a line's product in other languages. */
export const NamesJson: t.Type<NonNullable<CartLineView['names']>, unknown> = names;

/** The taxes of a line. */
export const TaxesJson = taxesOf(stored);

/** The personalization of an item. */
export const PersonalizationTextJson = personalizationTextOf(stored);

/** The postal address of a giver. */
export const PostalAddressJson: t.Type<PostalAddress, unknown> = postalAddress;
