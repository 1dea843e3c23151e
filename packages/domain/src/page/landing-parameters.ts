/*
 * [ROUTE-16] Reads what a link from another page or site brings along: what was bought there and who sent the visitor. Invalid values are ignored.
 *
 * @example readLandingParameters({ purchasedSku: '004821', purchasedQuantity: '100' }) // => { ...NO_LANDING_PARAMETERS, purchasedSku: O.some('4821') }
 */
import { function as F, option as O } from 'fp-ts';
import { parseSku, type Sku } from '../identity/index.ts';
import { type Cents, readAmount } from '../money/index.ts';
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
