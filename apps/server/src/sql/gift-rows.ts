import { orNull } from '@gift-registry/adapters-http/wire';
import {
  type AddedGift,
  addedEntry,
  type GrId,
  type MarkChange,
  marksAfter,
  type StoredMark,
  thankYouRows,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Queries } from '../database/queries.ts';
import { NamesJson } from './json/cart-line.json.ts';
import { jsonOrNull, readStored } from './json/codec.ts';
import { GiftId, Instant, OrderNumber, PersonalizationId, Sku } from './json/value.json.ts';
import { readLedger } from './ledger-rows.ts';

const MarkRow = t.type(
  {
    gift: GiftId,
    is_thanked: t.boolean,
    note: t.string,
    is_confirmed: t.boolean,
    giver_first_name: t.union([t.null, t.string]),
    giver_last_name: t.union([t.null, t.string]),
  },
  'MarkRow',
);
const AddedRow = t.type(
  {
    number: OrderNumber,
    giver_first_name: t.string,
    giver_last_name: t.string,
    sku: t.union([t.null, Sku]),
    personalization_id: t.union([t.null, PersonalizationId]),
    name: t.string,
    names: orNull(NamesJson),
    image_path: t.string,
    quantity: t.number,
    counted: t.number,
    given_at: Instant,
  },
  'AddedRow',
);

/** The gifts that owners of the registry recorded, in the order in which they did. */
const readAdded = async (queries: Queries, grId: GrId): Promise<ReadonlyArray<AddedGift>> => {
  const rows = await queries
    .selectFrom('added_gifts')
    .selectAll()
    .where('registry_id', '=', grId)
    .orderBy('entry')
    .execute();
  return rows.map((raw): AddedGift => {
    const row = readStored(AddedRow, raw);
    const { sku, personalization_id: personalizationId, quantity } = row;
    return {
      number: row.number,
      giver: { firstName: row.giver_first_name, lastName: row.giver_last_name },
      given:
        sku === null || personalizationId === null
          ? { _tag: 'Other', quantity }
          : { _tag: 'Units', identity: { sku, personalizationId }, quantity },
      counted: row.counted,
      name: row.name,
      ...(O.isSome(row.names) ? { names: row.names.value } : {}),
      imagePath: row.image_path,
      givenAt: row.given_at,
    };
  });
};

const readMarks = async (queries: Queries, grId: GrId): Promise<ReadonlyArray<StoredMark>> => {
  const rows = await queries
    .selectFrom('gift_marks')
    .select(['gift', 'is_thanked', 'note', 'is_confirmed', 'giver_first_name', 'giver_last_name'])
    .where('registry_id', '=', grId)
    .execute();
  return rows.map((raw): StoredMark => {
    const row = readStored(MarkRow, raw);
    const { giver_first_name: firstName, giver_last_name: lastName } = row;
    return {
      id: row.gift,
      isThanked: row.is_thanked,
      note: row.note,
      ...(row.is_confirmed ? { isConfirmed: true } : {}),
      ...(firstName === null || lastName === null ? {} : { giver: { firstName, lastName } }),
    };
  });
};

/** Every gift of the registry, oldest first and recorded ones last, with its thank-you notes (THX-01, ELSE-02). */
export const readGifts = async (queries: Queries, grId: GrId) => {
  const { entries, returns } = await readLedger(queries, grId);
  const added = await readAdded(queries, grId);
  const marks = await readMarks(queries, grId);
  return { gifts: thankYouRows([...entries, ...added.map(addedEntry)], returns, marks), added, marks };
};

/** Stores the changed marks; each replaces the previous one. */
export const saveMarks = async (
  queries: Queries,
  grId: GrId,
  before: ReadonlyArray<StoredMark>,
  changes: ReadonlyArray<MarkChange>,
): Promise<void> => {
  if (changes.length === 0) return;
  const rows = marksAfter(before, changes).map(({ id, isThanked, note, isConfirmed, giver }) => ({
    registry_id: grId,
    gift: id,
    is_thanked: isThanked,
    note,
    is_confirmed: isConfirmed === true,
    giver_first_name: giver?.firstName ?? null,
    giver_last_name: giver?.lastName ?? null,
  }));
  await queries
    .insertInto('gift_marks')
    .values(rows)
    .onConflict((conflict) =>
      conflict.columns(['registry_id', 'gift']).doUpdateSet((eb) => ({
        is_thanked: eb.ref('excluded.is_thanked'),
        note: eb.ref('excluded.note'),
        is_confirmed: eb.ref('excluded.is_confirmed'),
        giver_first_name: eb.ref('excluded.giver_first_name'),
        giver_last_name: eb.ref('excluded.giver_last_name'),
      })),
    )
    .execute();
};

/** Stores gifts that owners recorded. */
export const saveAdded = async (queries: Queries, grId: GrId, gifts: ReadonlyArray<AddedGift>): Promise<void> => {
  if (gifts.length === 0) return;
  await queries
    .insertInto('added_gifts')
    .values(
      gifts.map(({ number, giver, given, counted, name, names, imagePath, givenAt }) => ({
        registry_id: grId,
        number,
        giver_first_name: giver.firstName,
        giver_last_name: giver.lastName,
        sku: given._tag === 'Units' ? given.identity.sku : null,
        personalization_id: given._tag === 'Units' ? given.identity.personalizationId : null,
        name,
        names: jsonOrNull(NamesJson, O.fromNullable(names)),
        image_path: imagePath,
        quantity: given.quantity,
        counted,
        given_at: givenAt,
      })),
    )
    .execute();
};

/** Forgets gifts that owners took out again. */
export const removeAdded = async (queries: Queries, grId: GrId, gifts: ReadonlyArray<AddedGift>): Promise<void> => {
  if (gifts.length === 0) return;
  const numbers = gifts.map(({ number }) => number);
  await queries
    .deleteFrom('added_gifts')
    .where('registry_id', '=', grId)
    .where((eb) => eb('number', '=', eb.fn.any(eb.val(numbers))))
    .execute();
};
