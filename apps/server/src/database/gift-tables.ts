import type { Generated } from 'kysely';
import type { Json, Moment } from './columns.ts';

/** The thank-you notes on a gift: whether its giver was thanked, and a note. */
export interface GiftMarksTable {
  registry_id: string;
  /** The position of the gift among the order's gifts for this registry, in the order of the ledger: `HF-1001:2` is the second. */
  gift: string;
  is_thanked: boolean;
  note: string;
  /** Whether a gift bought elsewhere is known to have come. */
  is_confirmed: Generated<boolean>;
  /** The giver's name as the owners corrected it; both or neither. */
  giver_first_name: string | null;
  giver_last_name: string | null;
}

/** A gift that the owners recorded themselves: an item of the list, or something else of that name. */
export interface AddedGiftsTable {
  registry_id: string;
  /** Its number, as in the ledger. */
  number: string;
  entry: Generated<number>;
  giver_first_name: string;
  giver_last_name: string;
  sku: string | null;
  personalization_id: number | null;
  name: string;
  /** Its names in other languages (LANG-04). */
  names: Json | null;
  image_path: string;
  quantity: number;
  /** How many of them count on the list. */
  counted: number;
  given_at: Moment;
}

/** The ledger of gifts: what was given, and what was taken back, returned or rejected. */
export interface LedgerTable {
  registry_id: string;
  entry: Generated<number>;
  /** The kind of gift; with `Returned`, a gift that was taken back or returned. */
  kind:
    | 'purchase'
    | 'boughtElsewhere'
    | 'contribution'
    | 'giftCard'
    | 'eGiftCard'
    | 'moved'
    | 'unmatchedPurchase'
    | 'unmatchedContribution'
    | 'added'
    | 'purchaseReturned'
    | 'purchaseRejected'
    | 'addedReturned'
    | 'contributionReturned'
    | 'contributionCredited'
    | 'contributionWaiting'
    | 'giftCardReturned'
    | 'eGiftCardReturned'
    | 'unmatchedPurchaseReturned'
    | 'unmatchedContributionReturned';
  /** Null for a gift card. */
  sku: string | null;
  personalization_id: number | null;
  /** Units bought; for contributions and moved money, the units completed. */
  quantity: number;
  over_purchased: number;
  /** Price of one unit or card; null for contributions and moved money. */
  unit_price: number | null;
  /** The amount paid or, with `moved`, moved from the fund of a replaced item, where it had been paid before. */
  amount: number;
  /** Null for moved money. */
  order_number: string | null;
  occurred_at: Moment;
}
