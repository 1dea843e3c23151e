/*
 * [THX-01] [THX-02] [MAN-04] [RET-01] [ELSE-02] Every gift of the ledger is a row of the Thank You Manager: what was given, by whom, when and with which words, whether the giver was thanked, and the registrant's own
 * note. A gift stays a row whatever becomes of the item. One that was returned, or taken back before it was shipped, is a row no more, unless its giver was thanked or something was noted of it: then
 * the row says that it was returned. A giver is known by email address and name together: of two who share an address both are thanked. Owners may correct the name.
 *
 * @example parseGiftId('HF-1001:2') // => O.some('HF-1001:2')
 * @example parseGiftId('HF-1001') // => O.none
 */
import { option as O } from 'fp-ts';
import type { Instant } from '../calendar/index.ts';
import type { PostalAddress } from '../delivery/index.ts';
import type { GiftCardKind } from '../gift-card/index.ts';
import { type ItemIdentity, isSameIdentity, type OrderNumber } from '../identity/index.ts';
import { type NameByLanguage, nameIn } from '../item/index.ts';
import type { Language } from '../language/index.ts';
import type { Cents } from '../money/index.ts';
import type { Giver } from '../order/index.ts';
import type { GiftArrival } from '../placed-order/index.ts';
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

/** A gift in the ledger, with data of its order. Its name is that of the order's line. */
export interface LedgerEntry extends NameByLanguage {
  readonly orderNumber: OrderNumber;
  readonly given: GivenThing;
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
  /** Present when the owners said that it came (GIFT-01). */
  readonly arrived?: GiftArrival;
  /** Present when the owners recorded it themselves, so that there is no order and no email address of its giver (ELSE-02). */
  readonly isAdded?: true;
}

/** A gift that was taken back or returned; of units, some or all. */
export interface LedgerReturn {
  readonly orderNumber: OrderNumber;
  readonly given: GivenThing;
}

/** A gift: units of an item, money for its fund, a gift card, or something else that owners recorded in their own words. */
export type GivenThing =
  | { readonly _tag: 'Units'; readonly identity: ItemIdentity; readonly quantity: number }
  | { readonly _tag: 'Contribution'; readonly identity: ItemIdentity; readonly amount: Cents }
  | { readonly _tag: 'GiftCard'; readonly kind: GiftCardKind; readonly amount: Cents }
  | { readonly _tag: 'Other'; readonly quantity: number };

/** The name of a gift in that language; what owners called it themselves stays (LANG-04). */
export const giftNameIn = (
  language: Language,
  gift: Pick<LedgerEntry, 'given' | 'name' | 'names'>,
): Omit<NameByLanguage, 'names'> => (gift.given._tag === 'Other' ? { name: gift.name } : nameIn(language, gift));

/** A giver's name. */
export type GiverName = Pick<Giver, 'firstName' | 'lastName'>;

/** The registrant's mark and note on a gift. */
export interface ThankYouMark {
  readonly id: GiftId;
  readonly isThanked: boolean;
  readonly note: string;
}

/** All that registrants stored about a gift. */
export interface StoredMark extends ThankYouMark {
  /** Present when they confirmed that a gift bought elsewhere came (ELSE-02). */
  readonly isConfirmed?: true;
  /** The giver's name as they corrected it. */
  readonly giver?: GiverName;
}

/** A change of what registrants stored about a gift: the named fields, and what they become. */
export interface MarkChange extends Pick<StoredMark, 'id'>, Partial<Pick<StoredMark, 'isThanked' | 'note'>> {
  readonly isConfirmed?: boolean;
  /** `none` restores the name that the giver wrote. */
  readonly giver?: O.Option<GiverName>;
}

/** A row of the Thank You Manager (THX-01). */
export interface ThankYouRow extends ThankYouMark, Omit<LedgerEntry, 'orderNumber' | 'giver' | 'isAddressShared'> {
  /** Present when all of it was taken back, returned or rejected. */
  readonly isReturned?: true;
  /** Present when it is said to be bought elsewhere, and the owners have not confirmed it (ELSE-02). */
  readonly isUnconfirmed?: true;
  readonly giver: GiverName;
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
const unitCount = (given: GivenThing): number => ('quantity' in given ? given.quantity : 1);

const isSameThing = (a: GivenThing, b: GivenThing): boolean => {
  // What owners recorded in words is never returned: it is taken out of the ledger.
  if (a._tag === 'Other' || b._tag === 'Other') return false;
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

const idsOf = (ledger: ReadonlyArray<LedgerEntry>): ReadonlyArray<GiftId> => {
  const counts = new Map<string, number>();
  return ledger.map(({ orderNumber }) => {
    const nth = (counts.get(orderNumber) ?? 0) + 1;
    counts.set(orderNumber, nth);
    return `${orderNumber}:${nth}` as GiftId;
  });
};

type Marks = ReadonlyMap<GiftId, StoredMark>;

/** The giver of each gift, with the name as corrected on that gift or, for a gift without correction, on another one of the same giver. */
const namedGivers = (
  ledger: ReadonlyArray<LedgerEntry>,
  ids: ReadonlyArray<GiftId>,
  marked: Marks,
): ReadonlyArray<Giver> => {
  const own = ids.map((id) => marked.get(id)?.giver);
  const corrected = new Map<string, GiverName>();
  ledger.forEach(({ giver }, index) => {
    const name = own[index];
    if (name !== undefined) corrected.set(giverKey(giver), name);
  });
  return ledger.map(({ giver }, index) => ({ ...giver, ...(own[index] ?? corrected.get(giverKey(giver))) }));
};

/** The id of the first gift of each gift's giver. A recorded gift has no email address: it is of the first giver of that name. */
const giverIdsOf = (
  ledger: ReadonlyArray<LedgerEntry>,
  ids: ReadonlyArray<GiftId>,
  givers: ReadonlyArray<Giver>,
): ReadonlyArray<GiftId> => {
  const first = new Map<string, GiftId>();
  const keysOf = (giver: Giver): readonly [string, string] => [giverKey({ ...giver, email: '' }), giverKey(giver)];
  ids.forEach((id, index) => {
    const giver = givers[index];
    if (giver === undefined) return;
    for (const key of keysOf(giver)) if (!first.has(key)) first.set(key, id);
  });
  return ids.map((id, index) => {
    const giver = givers[index];
    if (giver === undefined) return id;
    const [byName, byEmail] = keysOf(giver);
    return first.get(ledger[index]?.isAdded === true ? byName : byEmail) ?? id;
  });
};

/** The rows of a ledger, in its order, with the registrant's marks (THX-01). Gifts that owners recorded come after all others. */
export const thankYouRows = (
  ledger: ReadonlyArray<LedgerEntry>,
  returns: ReadonlyArray<LedgerReturn>,
  marks: ReadonlyArray<StoredMark>,
): ReadonlyArray<ThankYouRow> => {
  const marked: Marks = new Map(marks.map((mark) => [mark.id, mark]));
  const left = leftOf(ledger, returns);
  const ids = idsOf(ledger);
  const givers = namedGivers(ledger, ids, marked);
  const giverIds = giverIdsOf(ledger, ids, givers);
  return ledger.flatMap(({ orderNumber: _, given, postalAddress, isAddressShared, ...entry }, index) => {
    const id = ids[index];
    const { firstName, lastName } = givers[index] ?? entry.giver;
    if (id === undefined) return [];
    const { isThanked, note, isConfirmed }: Omit<StoredMark, 'id'> = marked.get(id) ?? { isThanked: false, note: '' };
    const quantity = left[index] ?? 0;
    const isReturned = quantity === 0;
    if (isReturned && !isThanked && note === '') return [];
    const present = given._tag === 'Units' && !isReturned ? { ...given, quantity } : given;
    return [
      {
        ...entry,
        id,
        giverId: giverIds[index] ?? id,
        giver: { firstName, lastName },
        postalAddress: isAddressShared ? postalAddress : O.none,
        given: present,
        isThanked,
        note,
        ...(isReturned ? { isReturned } : {}),
        ...(entry.shop !== undefined && isConfirmed !== true && !isReturned ? { isUnconfirmed: true } : {}),
      },
    ];
  });
};

/** The marks of these gifts after the changes; the fields that a change does not name stay. */
export const marksAfter = (
  marks: ReadonlyArray<StoredMark>,
  changes: ReadonlyArray<MarkChange>,
): ReadonlyArray<StoredMark> => {
  const present = new Map(marks.map((mark) => [mark.id, mark]));
  for (const { id, isConfirmed, giver, ...fields } of changes) {
    const {
      isConfirmed: was,
      giver: name,
      ...before
    }: StoredMark = present.get(id) ?? { id, isThanked: false, note: '' };
    const named = giver === undefined ? name : O.toUndefined(giver);
    present.set(id, {
      ...before,
      ...fields,
      ...((isConfirmed ?? was === true) ? { isConfirmed: true } : {}),
      ...(named === undefined ? {} : { giver: named }),
    });
  }
  return [...new Set(changes.map(({ id }) => id))].flatMap((id) => present.get(id) ?? []);
};
