/*
 * [CO-01] [THX-02] The postal address of a giver: what is sent to them without a registry goes there, and so may a card of thanks. It is a delivery address whose recipient is the giver.
 *
 * @example readPostalAddress(markets.US)({ line1: '418 Alder Street', line2: O.none, city: 'Portland', region: 'or', postalCode: '97205' })
 *   // => E.right({ line1: '418 Alder Street', line2: O.none, city: 'Portland', region: 'OR', postalCode: '97205' })
 */
import { either as E, function as F } from 'fp-ts';
import type { MarketRules } from '../site/index.ts';
import {
  type AddressField,
  type AddressInvalid,
  addressProblems,
  type DeliveryAddress,
  readAddress,
} from './delivery-address.ts';

/** A postal address without the recipient, whose name is known. */
export type PostalAddress = Omit<DeliveryAddress, 'recipient'>;

/** A field of a postal address. */
export type PostalAddressField = Exclude<AddressField, 'recipient'>;

/** A recipient that is always valid. */
const RECIPIENT = 'Giver';

const isPostalField = (field: AddressField): field is PostalAddressField => field !== 'recipient';

/** The invalid fields of a typed postal address, in the order of the form. */
export const postalAddressProblems = (market: MarketRules, typed: PostalAddress): ReadonlyArray<PostalAddressField> =>
  addressProblems(market, { ...typed, recipient: RECIPIENT }).filter(isPostalField);

/** Parses a postal address, or returns its first invalid field. */
export const readPostalAddress =
  (market: MarketRules) =>
  (typed: PostalAddress): E.Either<AddressInvalid, PostalAddress> =>
    F.pipe(
      readAddress(market)({ ...typed, recipient: RECIPIENT }),
      E.map(({ line1, line2, city, region, postalCode }) => ({ line1, line2, city, region, postalCode })),
    );
