import {
  giverProblems,
  isShippedLine,
  type PostalAddress,
  postalAddressProblems,
  type RegistryName,
  registryGroups,
  type Site,
} from '@gift-registry/domain';
import { array as A, option as O } from 'fp-ts';
import { typedAddress } from '../form/index.ts';
import type {
  AddressFormField,
  CartRow,
  CheckoutField,
  CheckoutForm,
  CheckoutModel,
  CheckoutProblem,
} from './cart-model.ts';

/** Whether something ships to its buyer, who has to say where that is (CO-01). */
export const shipsToBuyer = (rows: ReadonlyArray<CartRow>): boolean =>
  rows.some(({ line }) => O.isNone(line.grId) && isShippedLine(line));

/** The registries of the cart, by their names. */
export const registriesOf = (rows: ReadonlyArray<CartRow>): ReadonlyArray<RegistryName> =>
  A.compact(registryGroups(rows.map(({ line }) => line)).map(({ registry }) => registry));

/** Whether something of the cart is for a registry. */
export const isForRegistry = (rows: ReadonlyArray<CartRow>): boolean => rows.some(({ line }) => O.isSome(line.grId));

/** The giver's address, where one is needed or was added; only one that nothing ships to may be in another country. */
export const postalAddressOf = (rows: ReadonlyArray<CartRow>, form: CheckoutForm): O.Option<PostalAddress> =>
  shipsToBuyer(rows)
    ? O.some(typedAddress({ ...form, country: '' }))
    : form.hasAddress && isForRegistry(rows)
      ? O.some(typedAddress(form))
      : O.none;

/** Whether the owners see that address: an address to ship to only with the giver's consent, an added one always. */
export const isAddressShared = (rows: ReadonlyArray<CartRow>, form: CheckoutForm): boolean =>
  isForRegistry(rows) && (shipsToBuyer(rows) ? form.isAddressShared : form.hasAddress);

const isAddressField = (field: CheckoutField): field is AddressFormField =>
  ['line1', 'line2', 'city', 'region', 'postalCode', 'country'].includes(field);

/** The fields of giver and address that are wrong, in the order of the form. */
export const wrongFields = (
  site: Pick<Site, 'marketRules'>,
  rows: ReadonlyArray<CartRow>,
  form: CheckoutForm,
): ReadonlyArray<CheckoutField> => {
  const address = postalAddressOf(rows, form);
  return [
    ...giverProblems(form, form.message),
    ...(O.isSome(address) ? postalAddressProblems(site.marketRules, address.value) : []),
  ];
};

/** Problems that end once no field is marked. */
const fieldProblems: ReadonlyArray<CheckoutProblem['_tag']> = [
  'GiverInvalid',
  'AddressInvalid',
  'PostalAddressMissing',
  'FieldsInvalid',
];

/** Whether the problem is that fields are wrong, which are marked. */
export const isFieldProblem = ({ _tag }: CheckoutProblem): boolean => fieldProblems.includes(_tag);

/** The checkout without a field problem once no field is marked any more. */
const withoutSettledProblem = (checkout: CheckoutModel): CheckoutModel => {
  const areMarked = checkout.invalid.length > 0 || checkout.payment.wrong.length > 0;
  const [first] = checkout.invalid;
  const left = (problem: CheckoutProblem): O.Option<CheckoutProblem> => {
    if (!isFieldProblem(problem)) return O.some(problem);
    if (!areMarked) return O.none;
    return O.some(
      first === undefined || isAddressField(first) ? { _tag: 'FieldsInvalid' } : { _tag: 'GiverInvalid', field: first },
    );
  };
  return { ...checkout, problem: O.chain(left)(checkout.problem) };
};

/**
 * The checkout after typing: the error of the edited field is removed, and the field problem once no error is left.
 * Only the message is checked at once, for its length.
 */
export const afterTyping = (checkout: CheckoutModel, field: CheckoutField, text: string): CheckoutModel => {
  // Regions and postal codes of one country are none of another.
  const isMoved = field === 'country';
  const form = { ...checkout.form, [field]: text, ...(isMoved ? { region: '', postalCode: '' } : {}) };
  const others = checkout.invalid.filter(
    (name) => name !== field && !(isMoved && (name === 'region' || name === 'postalCode')),
  );
  const isTooLong = field === 'message' && giverProblems(form, form.message).includes(field);
  return withoutSettledProblem({ ...checkout, form, invalid: isTooLong ? [...others, field] : others });
};

/** The checkout after the address was added or removed; its typed text is kept. */
export const withAddress = (checkout: CheckoutModel, hasAddress: boolean): CheckoutModel =>
  withoutSettledProblem({
    ...checkout,
    form: { ...checkout.form, hasAddress },
    invalid: hasAddress ? checkout.invalid : checkout.invalid.filter((field) => !isAddressField(field)),
  });

/** The checkout after something was entered for the payment, with the fields that are still wrong. */
export const afterPaymentChange = (checkout: CheckoutModel, wrong: CheckoutModel['payment']['wrong']): CheckoutModel =>
  withoutSettledProblem({ ...checkout, payment: { ...checkout.payment, wrong, refused: O.none } });
