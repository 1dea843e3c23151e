import {
  cartLineOf,
  chargesOf,
  personalizationTextOf,
  placedOrderOf,
  postalAddress,
  taxesOf,
} from '@gift-registry/adapters-http/wire';
import type { PostalAddress } from '@gift-registry/domain';
import type * as t from 'io-ts';
import { stored } from './codec.ts';

/** A line of an order as its giver sees it. */
export const CartLineViewJson = cartLineOf(stored);

/** An order as its giver sees it. */
export const PlacedOrderJson = placedOrderOf(stored);

/** What was charged beside the lines of an order. */
export const ChargesJson = chargesOf(stored);

/** The taxes of a line. */
export const TaxesJson = taxesOf(stored);

/** The personalization of an item. */
export const PersonalizationTextJson = personalizationTextOf(stored);

/** The postal address of a giver. */
export const PostalAddressJson: t.Type<PostalAddress, unknown> = postalAddress;
