/*
 * [ROUTE-16] Reads what a link from another page or site brings along: what was bought there and who sent the visitor. Invalid values are ignored.
 *
 * @example readLandingParameters({ purchasedSku: '004821', purchasedQuantity: '100' }) // => { ...NO_LANDING_PARAMETERS, purchasedSku: O.some('4821') }
 */
import { function as F, option as O } from 'fp-ts';
import type { Role } from '../account/index.ts';
import { type ItemIdentity, parseSku, type Sku } from '../identity/index.ts';
import { nlaOffers, type RegistryItem } from '../item/index.ts';
import { type Cents, readAmount } from '../money/index.ts';
import type { Site } from '../site/index.ts';
import { isBlank } from '../text/index.ts';

/** Parameters that another page or site passes in the address (ROUTE-16); an invalid value is `none`. */
export interface LandingParameters {
  readonly purchasedGiftCardAmount: O.Option<Cents>;
  readonly purchasedGiftCardType: O.Option<'GiftCard' | 'EGiftCard'>;
  /** 1 to 99. */
  readonly purchasedQuantity: O.Option<number>;
  readonly purchasedSku: O.Option<Sku>;
  /** These three are at most 64 characters long, and not blank. */
  readonly referrerId: O.Option<string>;
  readonly referrerLinkId: O.Option<string>;
  readonly wcTrackId: O.Option<string>;
}

/** No parameters were passed. */
export const NO_LANDING_PARAMETERS: LandingParameters = {
  purchasedGiftCardAmount: O.none,
  purchasedGiftCardType: O.none,
  purchasedQuantity: O.none,
  purchasedSku: O.none,
  referrerId: O.none,
  referrerLinkId: O.none,
  wcTrackId: O.none,
};

/** A parameter as text; a number is converted, a repeated parameter is `none`. */
const asText = (raw: unknown): O.Option<string> =>
  typeof raw === 'string' ? O.some(raw) : Number.isFinite(raw) ? O.some(String(raw)) : O.none;

const isCardType = (raw: string): raw is 'GiftCard' | 'EGiftCard' => raw === 'GiftCard' || raw === 'EGiftCard';

const readQuantity = (raw: string): O.Option<number> => (/^[1-9]\d?$/.test(raw) ? O.some(Number(raw)) : O.none);

const isReference = (raw: string): boolean => !isBlank(raw) && raw.length <= 64 && !/[\p{Cc}\p{Cs}]/u.test(raw);

/** Parses the query of an address; invalid values become `none`. */
export const readLandingParameters = (query: Readonly<Record<string, unknown>>): LandingParameters => {
  const parameter = (name: keyof LandingParameters) => asText(query[name]);
  return {
    purchasedGiftCardAmount: F.pipe(parameter('purchasedGiftCardAmount'), O.chain(readAmount)),
    purchasedGiftCardType: F.pipe(parameter('purchasedGiftCardType'), O.filter(isCardType)),
    purchasedQuantity: F.pipe(parameter('purchasedQuantity'), O.chain(readQuantity)),
    purchasedSku: F.pipe(parameter('purchasedSku'), O.chain(parseSku)),
    referrerId: F.pipe(parameter('referrerId'), O.filter(isReference)),
    referrerLinkId: F.pipe(parameter('referrerLinkId'), O.filter(isReference)),
    wcTrackId: F.pipe(parameter('wcTrackId'), O.filter(isReference)),
  };
};

/*
 * [ROUTE-14] [NLA-01] A link with `replaceSku` opens the Replace dialog for an item that the reader could replace on the page; otherwise it is ignored.
 *
 * @example replaceLanding('guest', sites.main, [], { replaceSku: '4821' }) // => { _tag: 'Ignore' }
 */

/**
 * The effect of `replaceSku` in an address: nothing was requested, Replace Item opens for that item, or the request is
 * ignored. Then `addressAfter('replace', …)` removes the parameter.
 */
export type ReplaceLanding =
  | { readonly _tag: 'NotRequested' }
  | { readonly _tag: 'Open'; readonly identity: ItemIdentity }
  | { readonly _tag: 'Ignore' };

/** The effect for that reader on that site; `items` is the whole list, not only its first part. */
export const replaceLanding = (
  role: Role,
  { features }: Pick<Site, 'features'>,
  items: ReadonlyArray<RegistryItem>,
  query: Readonly<Record<string, unknown>>,
): ReplaceLanding => {
  const raw = query['replaceSku'];
  if (raw === undefined) return { _tag: 'NotRequested' };
  return F.pipe(
    typeof raw === 'string' ? parseSku(raw) : O.none,
    O.chain((sku) =>
      O.fromNullable(items.find((item) => item.identity.sku === sku && nlaOffers(role, features, item).replace)),
    ),
    O.match(
      (): ReplaceLanding => ({ _tag: 'Ignore' }),
      ({ identity }) => ({ _tag: 'Open', identity }),
    ),
  );
};
