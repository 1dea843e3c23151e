/*
 * [ROUTE-13] [ROUTE-14] [ROUTE-15] [XB-07] [ADD-01] [ADD-03] Removes the parameters of a request from the address once it was handled, so that reloading, going back or sharing the link does not repeat it.
 *
 * Laws:
 * - the request leaves the address, with all its parameters
 * - everything else is unchanged, in its order
 * - an address with none of these parameters is unchanged
 *
 * @example addressAfter('create', { create: 'true', emailOptIn: 'f00d', sort: 'price' }) // => { sort: 'price' }
 */

/** What an address can ask of a registry's page: to announce that the registry is new, to replace an item, to manage one, to take what the other brand's site handed over, to say whose site one came to; and of the shop, to add to a registry. */
export type AddressRequest = 'create' | 'replace' | 'manage' | 'handOver' | 'crossBrandToast' | 'addTo';

/** How to read: the request on the left is made by the parameters on the right. */
const parametersOf = {
  create: ['create', 'emailOptIn', 'smsOptIn'],
  replace: ['replaceSku'],
  manage: ['manageSku'],
  handOver: [
    'purchasedSku',
    'purchasedQuantity',
    'purchasedGiftCardAmount',
    'purchasedGiftCardType',
    'arrivesAt',
    'crossBrandCode',
  ],
  crossBrandToast: ['isCrossBrandRedirect'],
  addTo: ['grId'],
} as const satisfies Readonly<Record<AddressRequest, ReadonlyArray<string>>>;

/** A parameter that requests something. */
export type RequestParameter = (typeof parametersOf)[AddressRequest][number];

/** The parameters of the address once that was done or refused. */
export const addressAfter = <A>(
  request: AddressRequest,
  query: Readonly<Record<string, A>>,
): Readonly<Record<string, A>> => {
  const leaving: ReadonlyArray<string> = parametersOf[request];
  return Object.fromEntries(Object.entries(query).filter(([name]) => !leaving.includes(name)));
};
