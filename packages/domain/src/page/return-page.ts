/*
 * [ROUTE-16] Takes the referrer out of the landing parameters. It is passed on unchanged with every analytics event and every link to the other brand's site.
 *
 * @example referrerOf(readLandingParameters({ referrerId: 'r-1', purchasedSku: '4821' })) // => { referrerId: 'r-1' }
 */
import { option as O } from 'fp-ts';
import { paths } from '../address/index.ts';
import { type GrId, parseGrId } from '../identity/index.ts';
import { readLinkKey } from './gift-path.ts';
import type { LandingParameters } from './landing-parameters.ts';

/** The visitor's referrer, as parameters of an address or data of an event; unknown values are omitted. */
export type Referrer = Readonly<Partial<Record<ReferrerName, string>>>;

type ReferrerName = 'referrerId' | 'referrerLinkId' | 'wcTrackId';

const names: ReadonlyArray<ReferrerName> = ['referrerId', 'referrerLinkId', 'wcTrackId'];

/** The visitor's referrer, from the landing parameters. */
export const referrerOf = (arrival: Pick<LandingParameters, ReferrerName>): Referrer =>
  Object.fromEntries(
    names.flatMap((name) => {
      const value = arrival[name];
      return O.isSome(value) ? [[name, value.value]] : [];
    }),
  );

/*
 * [SHOP-03] The registry or checklist from which somebody came to a product: the registry that the address names, or the page before this one. The way back is made anew from what is read of it; an address is
 * never followed as it came, so that no link to a product leads anywhere else.
 *
 * @example readReturnPage('/gift-registry/checklist/7310442', {}) // => O.some({ page: 'checklist', grId: '7310442' })
 * @example readReturnPage('/search', {}) // => O.none
 */

/** The page of a registry to return to. */
export interface ReturnPage {
  readonly page: 'guest-list' | 'registrant-list' | 'checklist';
  readonly grId: GrId;
  /** The key of a registry that is visible by link only (SET-02). */
  readonly linkKey?: string;
}

/** The page's path on this site. */
export const returnPagePath = ({ page, grId, linkKey }: ReturnPage): string => {
  switch (page) {
    case 'guest-list':
      return paths.guestList(grId, linkKey);
    case 'registrant-list':
      return paths.registrantList(grId);
    case 'checklist':
      return paths.checklist(grId);
  }
};

const isPage = (raw: string | undefined): raw is ReturnPage['page'] =>
  raw === 'guest-list' || raw === 'registrant-list' || raw === 'checklist';

/** The page to return to for a path of this site and its query; `none` when it is not one of these pages. */
export const readReturnPage = (path: string, query: Readonly<Record<string, unknown>>): O.Option<ReturnPage> => {
  const [, page, number = ''] = /^\/gift-registry\/([a-z-]+)\/(\d+)\/?$/i.exec(path) ?? [];
  const known = page?.toLowerCase();
  return isPage(known)
    ? O.map(
        (grId: GrId): ReturnPage => ({
          page: known,
          grId,
          ...(known === 'guest-list' ? readLinkKey(query['key']) : {}),
        }),
      )(parseGrId(number))
    : O.none;
};

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
