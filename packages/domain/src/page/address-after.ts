/*
 * [ROUTE-13] [ROUTE-14] [ROUTE-15] [XB-07] [ADD-01] [ADD-03] Removes the parameters of a request from the address once it was handled, so that reloading, going back or sharing the link does not repeat it.
 *
 * @example addressAfter('create', { create: 'true', emailOptIn: 'f00d', sort: 'price' }) // => { sort: 'price' }
 */

/**
 * A request in the query of a registry's page: announce a new registry, replace an item, manage an item, accept a
 * handoff from the other brand's site, or show whose site this is; and in the shop, add to a registry.
 */
export type AddressRequest = 'create' | 'replace' | 'manage' | 'handOver' | 'crossBrandToast' | 'addTo';

/** The parameters of each request. */
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

/** The name of a parameter of one of these requests. */
export type RequestParameter = (typeof parametersOf)[AddressRequest][number];

/** The query without the request's parameters, once it was handled or refused. */
export const addressAfter = <A>(
  request: AddressRequest,
  query: Readonly<Record<string, A>>,
): Readonly<Record<string, A>> => {
  const leaving: ReadonlyArray<string> = parametersOf[request];
  return Object.fromEntries(Object.entries(query).filter(([name]) => !leaving.includes(name)));
};
