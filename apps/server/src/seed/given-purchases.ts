import type { NewRegistry } from '@gift-registry/domain';
import type { Kysely } from 'kysely';
import type { Tables } from '../database/tables.ts';
import { type GivenLine, givenLines } from './given-things.ts';

/** Somebody who gave to a registry before it was looked at, and what its owners made of it. */
export interface GivenGiver {
  readonly firstName: string;
  readonly lastName: string;
  readonly givenAt: string;
  readonly message: string;
  readonly isThanked: boolean;
  readonly note: string;
}

/** Before anything that can happen to a registry here. */
const LONG_AGO = '2020-01-01T00:00:00.000Z';

/** Who gave everything where nobody is named. */
const earlyGuest: GivenGiver = {
  firstName: 'Early',
  lastName: 'Guest',
  givenAt: LONG_AGO,
  message: '',
  isThanked: false,
  note: '',
};

/** The most money that one of several givers gives at once, in cents. */
const ONE_GIFT = 150_00;

/** The order that stands for what one of the givers gave. */
const orderNumberFor = ({ grId }: NewRegistry, givers: ReadonlyArray<GivenGiver>, nth: number): string =>
  givers.length === 0 ? `GIVEN-${grId}` : `GIVEN-${grId}-${nth + 1}`;

/** Puts the paid order of one giver there, with its entries in the ledger, and what its owners wrote down of its gifts. */
const putOrder = async (
  db: Kysely<Tables>,
  { grId, market }: NewRegistry,
  order_number: string,
  { firstName, lastName, givenAt, message, isThanked, note }: GivenGiver,
  gifts: ReadonlyArray<GivenLine>,
): Promise<void> => {
  await db
    .insertInto('orders')
    .values({
      order_number,
      visitor: 'given',
      site: market === 'CA' ? 'canada' : 'main',
      giver_first_name: firstName,
      giver_last_name: lastName,
      giver_email: `${firstName}.${lastName}@example.test`.toLowerCase().replace(/[^a-z.@]/g, ''),
      shipping_method: 'standard',
      message,
      subtotal: gifts.reduce((sum, { line }) => sum + line.line_total, 0),
      authorization_name: 'given',
      placed_at: givenAt,
      captured_at: givenAt,
    })
    .execute();
  await db
    .insertInto('order_lines')
    .values(gifts.map(({ line }, position) => ({ ...line, order_number, position })))
    .execute();
  await db
    .insertInto('ledger')
    .values(gifts.map(({ entry }) => ({ ...entry, order_number, registry_id: grId, occurred_at: givenAt })))
    .execute();
  if (!isThanked && note === '') return;
  await db
    .insertInto('gift_marks')
    .values(
      gifts.map((_, nth) => ({
        registry_id: grId,
        gift: `${order_number}:${nth + 1}`,
        is_thanked: isThanked,
        note: nth === 0 ? note : '',
      })),
    )
    .execute();
};

/** Puts paid orders there for what is given as bought, as raised and as spent on cards, with their entries in the ledger, so that counts and ledger agree; of the givers in turn, or all of it of one where none is named. */
export const putPurchases = async (
  db: Kysely<Tables>,
  registry: NewRegistry,
  givers: ReadonlyArray<GivenGiver> = [],
): Promise<void> => {
  const gifts = givenLines(registry, givers.length === 0 ? Number.POSITIVE_INFINITY : ONE_GIFT);
  const named = givers.length === 0 ? [earlyGuest] : givers;
  for (const [nth, giver] of named.entries()) {
    const theirs = gifts.filter((_, index) => index % named.length === nth);
    if (theirs.length > 0) await putOrder(db, registry, orderNumberFor(registry, givers, nth), giver, theirs);
  }
};
