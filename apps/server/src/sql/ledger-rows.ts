import { orNull } from '@gift-registry/adapters-http/wire';
import {
  type GiftLine,
  type GivenThing,
  type GrId,
  type LedgerEntry,
  type LedgerReturn,
  lineOfGift,
} from '@gift-registry/domain';
import { nonEmptyArray as NEA, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { Queries } from '../database/queries.ts';
import { NamesJson, PostalAddressJson } from './json/cart-line.json.ts';
import { readStored } from './json/codec.ts';
import { Cents, Instant, OrderNumber, PersonalizationId, Sku } from './json/value.json.ts';

const props = {
  order_number: OrderNumber,
  amount: Cents,
  quantity: t.number,
  placed_at: Instant,
  message: t.string,
  giver_first_name: t.string,
  giver_last_name: t.string,
  giver_email: t.string,
  is_surprise: t.boolean,
  shop: t.union([t.null, t.string]),
  giver_address: t.union([t.null, PostalAddressJson]),
  is_address_shared: t.boolean,
};
const item = { sku: Sku, personalization_id: PersonalizationId };

const itemKinds = {
  purchase: null,
  boughtElsewhere: null,
  contribution: null,
  unmatchedPurchase: null,
  unmatchedContribution: null,
  purchaseReturned: null,
  purchaseRejected: null,
  contributionReturned: null,
  unmatchedPurchaseReturned: null,
  unmatchedContributionReturned: null,
};
const cardKinds = { giftCard: null, eGiftCard: null, giftCardReturned: null, eGiftCardReturned: null };

const GiftRow = t.union(
  [t.type({ kind: t.keyof(itemKinds), ...props, ...item }), t.type({ kind: t.keyof(cardKinds), ...props })],
  'GiftRow',
);

const lineKind = t.keyof({ item: null, contribution: null, giftCard: null, eGiftCard: null });

const LineRow = t.type(
  {
    kind: lineKind,
    ...item,
    order_number: OrderNumber,
    name: t.string,
    names: orNull(NamesJson),
    image_path: t.string,
    arrived_at: orNull(Instant),
    is_damaged: t.boolean,
  },
  'LineRow',
);

const givenIn = (row: t.TypeOf<typeof GiftRow>): GivenThing => {
  switch (row.kind) {
    case 'purchase':
    case 'boughtElsewhere':
    case 'purchaseReturned':
    case 'purchaseRejected':
    case 'unmatchedPurchase':
    case 'unmatchedPurchaseReturned': {
      const identity = { sku: row.sku, personalizationId: row.personalization_id };
      return { _tag: 'Units', identity, quantity: row.quantity };
    }
    case 'contribution':
    case 'contributionReturned':
    case 'unmatchedContribution':
    case 'unmatchedContributionReturned': {
      const identity = { sku: row.sku, personalizationId: row.personalization_id };
      return { _tag: 'Contribution', identity, amount: row.amount };
    }
    case 'giftCard':
    case 'giftCardReturned':
      return { _tag: 'GiftCard', kind: 'GiftCard', amount: row.amount };
    case 'eGiftCard':
    case 'eGiftCardReturned':
      return { _tag: 'GiftCard', kind: 'EGiftCard', amount: row.amount };
  }
};

interface OrderedLine extends GiftLine, Pick<LedgerEntry, 'arrived'> {
  readonly orderNumber: t.TypeOf<typeof OrderNumber>;
}

const readLines = async (
  queries: Queries,
  grId: GrId,
  orderNumbers: ReadonlyArray<string>,
): Promise<Array<OrderedLine>> => {
  const rows = await queries
    .selectFrom('order_lines')
    .select(['order_number', 'kind', 'sku', 'personalization_id', 'name', 'names', 'image_path'])
    .select(['arrived_at', 'is_damaged'])
    .where('registry_id', '=', grId)
    .where((eb) => eb('order_number', '=', eb.fn.any(eb.val(orderNumbers))))
    .orderBy('position')
    .execute();
  return rows.map((row) => {
    const { kind, sku, personalization_id, order_number, name, names, image_path, arrived_at, is_damaged } = readStored(
      LineRow,
      row,
    );
    return {
      kind,
      identity: { sku, personalizationId: personalization_id },
      orderNumber: order_number,
      name,
      ...(O.isSome(names) ? { names: names.value } : {}),
      imagePath: image_path,
      ...(O.isSome(arrived_at) ? { arrived: { at: arrived_at.value, isDamaged: is_damaged } } : {}),
    };
  });
};

interface Ledger {
  readonly entries: ReadonlyArray<LedgerEntry>;
  readonly returns: ReadonlyArray<LedgerReturn>;
}

const isReturn = ({ kind }: t.TypeOf<typeof GiftRow>): boolean =>
  kind === 'purchaseRejected' || kind.endsWith('Returned');

/** The ledger's rows, each with its order; read apart, for on a distributed database they are in different places. */
const readGiven = async (queries: Queries, grId: GrId): Promise<ReadonlyArray<t.TypeOf<typeof GiftRow>>> => {
  const given = await queries
    .selectFrom('ledger')
    .select(['kind', 'sku', 'personalization_id', 'quantity', 'amount', 'order_number'])
    .where('registry_id', '=', grId)
    .where('kind', 'not in', ['moved', 'added', 'addedReturned', 'contributionCredited', 'contributionWaiting'])
    .orderBy('entry')
    .execute();
  const orders = await queries
    .selectFrom('orders')
    .select(['order_number', 'placed_at', 'message', 'giver_first_name', 'giver_last_name', 'giver_email'])
    .select(['giver_address', 'is_address_shared', 'is_surprise', 'shop'])
    .where((eb) => eb('order_number', '=', eb.fn.any(eb.val(given.map(({ order_number }) => order_number)))))
    .execute();
  const byNumber = new Map(orders.map((order) => [order.order_number, order]));
  return given.flatMap((row) => {
    const order = byNumber.get(row.order_number ?? '');
    return order === undefined ? [] : [readStored(GiftRow, { ...row, ...order })];
  });
};

/** The gifts of the registry's ledger and what came back of them, oldest first. */
export const readLedger = async (queries: Queries, grId: GrId): Promise<Ledger> => {
  const read = await readGiven(queries, grId);
  const orderNumbers = [...new Set(read.map(({ order_number }) => order_number))];
  const lines = await readLines(queries, grId, orderNumbers);
  const byOrder = NEA.groupBy(({ orderNumber }: OrderedLine) => orderNumber)(lines);
  const entryOf = (row: t.TypeOf<typeof GiftRow>): LedgerEntry => {
    const given = givenIn(row);
    const line = O.toUndefined(lineOfGift(byOrder[row.order_number] ?? [], given));
    return {
      orderNumber: row.order_number,
      given,
      name: line?.name ?? '',
      ...(line?.names === undefined ? {} : { names: line.names }),
      imagePath: line?.imagePath ?? '',
      giver: { firstName: row.giver_first_name, lastName: row.giver_last_name, email: row.giver_email },
      postalAddress: O.fromNullable(row.giver_address),
      isAddressShared: row.is_address_shared,
      givenAt: row.placed_at,
      message: row.message,
      ...(row.shop === null ? {} : { shop: row.shop }),
      ...(row.kind.startsWith('unmatched') ? { isUnmatched: true } : {}),
      ...(row.is_surprise ? { isSurprise: true } : {}),
      ...(line?.arrived === undefined ? {} : { arrived: line.arrived }),
    };
  };
  return {
    entries: read.filter((row) => !isReturn(row)).map(entryOf),
    returns: read.filter(isReturn).map((row) => ({ orderNumber: row.order_number, given: givenIn(row) })),
  };
};
