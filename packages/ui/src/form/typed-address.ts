import type { PostalAddress, PostalAddressField } from '@gift-registry/domain';
import { option as O } from 'fp-ts';

/** The fields of a form for a postal address, as they are typed; no country is that of the market. */
type AddressText = Readonly<Record<PostalAddressField, string>>;

export const NO_ADDRESS_TEXT: AddressText = { line1: '', line2: '', city: '', region: '', postalCode: '', country: '' };

/** The address of a form, as far as it was typed. */
export const typedAddress = ({ line1, line2, city, region, postalCode, country }: AddressText): PostalAddress => ({
  line1,
  line2: O.fromPredicate((typed: string) => typed.trim() !== '')(line2),
  city,
  region,
  postalCode,
  ...(country === '' ? {} : { country }),
});

/** The initial text of the fields for a stored address. */
export const addressText = ({ line1, line2, city, region, postalCode, country = '' }: PostalAddress): AddressText => ({
  line1,
  line2: O.getOrElse(() => '')(line2),
  city,
  region,
  postalCode,
  country,
});
