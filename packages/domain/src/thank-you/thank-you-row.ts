/*
 * [THX-01] [THX-02] [MAN-04] [RET-01] Every gift of the ledger is a row of the Thank You Manager: what was given, by whom, when and with which words, whether the giver was thanked, and the registrant's own
 * note. A gift stays a row whatever becomes of the item. One that was returned, or taken back before it was shipped, is a row no more, unless its giver was thanked or something was noted of it: then
 * the row says that it was returned. A giver is known by email address and name together: of two who share an address both are thanked.
 *
 * Laws:
 * - there is one row for each gift of the ledger that was not returned, in its order, and no two have the same number
 * - a gift keeps its number when others follow it
 * - a gift without a mark is not thanked for and has no note
 * - a returned gift that has a mark is still there, and says that it was returned; of several pieces those that were not returned are left
 * - gifts have the same giver exactly when email address and name are the same, capitals and accents aside
 * - no row has an email address
 * - no row has a postal address that its giver did not share
 *
 * @example parseGiftId('HF-1001:2') // => O.some('HF-1001:2')
 * @example parseGiftId('HF-1001') // => O.none
 */
import { option as O } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { PostalAddress } from '../delivery/index.ts';
import type { GiftCardKind } from '../gift-card/index.ts';
import { type ItemIdentity, isSameIdentity, type OrderNumber } from '../identity/index.ts';
import type { Cents } from '../money/index.ts';
import type { Giver } from '../order/index.ts';
import type { RegistryFact, UnmatchedGift } from '../registry/index.ts';
import { plainText } from '../text/index.ts';

/** The id of a gift: its order's number, a colon, and its position among that order's gifts for this registry, from 1. */
export type GiftId = string & { readonly GiftId: unique symbol };

const isGiftId = (text: string): text is GiftId => /^[A-Z0-9-]{1,40}:[1-9]\d{0,5}$/.test(text);

/** Parses a gift's id; `none` unless it is an order number, a colon and a whole number from 1. */
export const parseGiftId = (raw: string): O.Option<GiftId> => O.fromPredicate(isGiftId)(raw);

/** The facts in the ledger that give something. */
export type GiftFact = Extract<
  RegistryFact,
  { readonly _tag: 'Purchased' | 'Contributed' | 'GiftCardBought' | 'UnmatchedGiven' }
>;

/** A gift in the ledger, with data of its order. */
export interface LedgerEntry {
  readonly orderNumber: OrderNumber;
  readonly given: GivenThing;
  /** The gift's name, as the giver saw it. */
  readonly name: string;
  /** Its picture as the giver saw it; empty when there is none. */
  readonly imagePath: string;
  readonly giver: Giver;
  /** The giver's postal address, if entered with that order; in a row only if it is shared. */
  readonly postalAddress: O.Option<PostalAddress>;
  readonly isAddressShared: boolean;
  readonly givenAt: Instant;
  /** To the registrants; may be empty. */
  readonly message: string;
  /** The shop where it was bought; present when that was another shop (ELSE-01). */
  readonly shop?: string;
  /** Present when no item or fund of the list matched it when its order was reported (INT-04). */
  readonly isUnmatched?: true;
  /** Present when the giver asked to hide it from the owners until the event (OWN-02). */
  readonly isSurprise?: true;
}

/** A gift that was taken back or returned; of units, some or all. */
export interface LedgerReturn {
  readonly orderNumber: OrderNumber;
  readonly given: GivenThing;
}

/** A gift: units of an item, money for its fund, or a gift card. */
export type GivenThing =
  | { readonly _tag: 'Units'; readonly identity: ItemIdentity; readonly quantity: number }
  | { readonly _tag: 'Contribution'; readonly identity: ItemIdentity; readonly amount: Cents }
  | { readonly _tag: 'GiftCard'; readonly kind: GiftCardKind; readonly amount: Cents };

/** The registrant's mark and note on a gift. */
export interface ThankYouMark {
  readonly id: GiftId;
  readonly isThanked: boolean;
  readonly note: string;
}

/** A row of the Thank You Manager (THX-01). */
export interface ThankYouRow extends ThankYouMark, Omit<LedgerEntry, 'orderNumber' | 'giver' | 'isAddressShared'> {
  /** Present when all of it was taken back or returned. */
  readonly isReturned?: true;
  readonly giver: Pick<Giver, 'firstName' | 'lastName'>;
  /** The id of the first gift of the same giver (THX-02). */
  readonly giverId: GiftId;
}

/** The gift, or returned gift, that matches no item on the list. */
export const givenUnmatched = (gift: UnmatchedGift): GivenThing => {
  const { identity } = gift;
  return gift._tag === 'Units' ? { _tag: 'Units', identity, quantity: gift.quantity } : gift;
};

/** The gift in that fact. */
export const givenBy = (fact: GiftFact): GivenThing => {
  switch (fact._tag) {
    case 'Purchased':
      return { _tag: 'Units', identity: fact.identity, quantity: fact.quantity };
    case 'Contributed':
      return { _tag: 'Contribution', identity: fact.identity, amount: fact.amount };
    case 'GiftCardBought':
      return { _tag: 'GiftCard', kind: fact.kind, amount: fact.amount };
    case 'UnmatchedGiven':
      return givenUnmatched(fact.gift);
  }
};

/** The size of a gift: its units, or 1 for money and gift cards. */
const unitCount = (given: GivenThing): number => (given._tag === 'Units' ? given.quantity : 1);

const isSameThing = (a: GivenThing, b: GivenThing): boolean => {
  if (a._tag === 'GiftCard') return b._tag === 'GiftCard' && a.kind === b.kind && a.amount === b.amount;
  if (b._tag === 'GiftCard' || a._tag !== b._tag || !isSameIdentity(a.identity, b.identity)) return false;
  return a._tag === 'Units' || (b._tag === 'Contribution' && a.amount === b.amount);
};

/** How much remains of each gift: a return applies to the first equal gifts of its order. */
const leftOf = (ledger: ReadonlyArray<LedgerEntry>, returns: ReadonlyArray<LedgerReturn>): ReadonlyArray<number> =>
  returns.reduce<ReadonlyArray<number>>(
    (left, { orderNumber, given }) => {
      let rest = unitCount(given);
      return left.map((size, index) => {
        const entry = ledger[index];
        if (entry === undefined || entry.orderNumber !== orderNumber || !isSameThing(entry.given, given)) return size;
        const taken = Math.min(size, rest);
        rest -= taken;
        return size - taken;
      });
    },
    ledger.map(({ given }) => unitCount(given)),
  );

/** A key that is equal for all gifts of one giver, and different for other givers. */
const giverKey = ({ firstName, lastName, email }: Giver): string =>
  JSON.stringify([email.toLowerCase(), plainText(`${firstName} ${lastName}`)]);

/** The rows of a ledger, in its order, with the registrant's marks (THX-01). */
export const thankYouRows = (
  ledger: ReadonlyArray<LedgerEntry>,
  returns: ReadonlyArray<LedgerReturn>,
  marks: ReadonlyArray<ThankYouMark>,
): ReadonlyArray<ThankYouRow> => {
  const counts = new Map<string, number>();
  const givers = new Map<string, GiftId>();
  const marked = new Map(marks.map((mark) => [mark.id, mark]));
  const left = leftOf(ledger, returns);
  return ledger.flatMap(({ orderNumber, giver, given, postalAddress, isAddressShared, ...entry }, index) => {
    const nth = (counts.get(orderNumber) ?? 0) + 1;
    counts.set(orderNumber, nth);
    const id = `${orderNumber}:${nth}` as GiftId;
    const { isThanked, note } = marked.get(id) ?? { isThanked: false, note: '' };
    const key = giverKey(giver);
    const giverId = givers.get(key) ?? id;
    givers.set(key, giverId);
    const { firstName, lastName } = giver;
    const quantity = left[index] ?? 0;
    const isReturned = quantity === 0;
    if (isReturned && !isThanked && note === '') return [];
    const present = given._tag === 'Units' && !isReturned ? { ...given, quantity } : given;
    return [
      {
        id,
        giverId,
        giver: { firstName, lastName },
        ...entry,
        postalAddress: isAddressShared ? postalAddress : O.none,
        given: present,
        isThanked,
        note,
        ...(isReturned ? { isReturned } : {}),
      },
    ];
  });
};
