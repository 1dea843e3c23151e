import { type ItemIdentity, isSameIdentity, type OrderRecord, type Registry } from '@gift-registry/domain';
import type { LedgerRow } from '@gift-registry/domain/testing/contract';
import { either as E, option as O } from 'fp-ts';
import type { ShopWithPeople } from './actions.ts';
import { type List, lists } from './people-and-lists.ts';
import type { SimulatedStore } from './store.ts';

/** A shop in which a law is broken, and how. */
export class LawBroken extends Error {}

/** All that the stores have, read from outside. */
export interface Snapshot {
  readonly registries: ReadonlyArray<{
    readonly list: List;
    readonly registry: Registry;
    readonly ledger: ReadonlyArray<LedgerRow>;
  }>;
  readonly orders: ReadonlyArray<OrderRecord>;
}

export type Law = (shop: ShopWithPeople, snapshot: Snapshot, store: SimulatedStore) => Promise<void> | void;

export const check = (holds: boolean, sentence: () => string): void => {
  if (!holds) throw new LawBroken(sentence());
};

export const sum = (values: ReadonlyArray<number>): number => values.reduce((all, each) => all + each, 0);

export const right = async <A>(call: () => Promise<E.Either<unknown, A>>): Promise<A> => {
  const answer = await call();
  if (E.isLeft(answer)) throw new LawBroken(`what is read from outside was refused: ${JSON.stringify(answer.left)}`);
  return answer.right;
};

/** Reads registries, ledger, orders and payments; the shop waits meanwhile. */
export const readSnapshot = async ({ placed, elsewhere }: ShopWithPeople, store: SimulatedStore): Promise<Snapshot> => {
  const registries = [];
  for (const list of lists) {
    const registry = await right(store.dependencies.registries.find(list.grId));
    if (O.isNone(registry)) throw new LawBroken(`the list ${list.grId} is gone`);
    registries.push({ list, registry: registry.value, ledger: await store.ledger(list.grId) });
  }
  const numbers = new Set([
    ...placed(),
    ...elsewhere,
    ...registries.flatMap(({ ledger }) => ledger.flatMap((row) => ('orderNumber' in row ? [row.orderNumber] : []))),
  ]);
  const orders = [];
  for (const number of numbers) {
    const held = await right(store.dependencies.placedOrders.find(number));
    if (O.isNone(held)) throw new LawBroken(`the ledger or an answer names order ${number}, which is not there`);
    orders.push(held.value.order);
  }
  return { registries, orders };
};

const PLUS: ReadonlySet<LedgerRow['kind']> = new Set(['purchase', 'boughtElsewhere', 'added', 'contribution', 'moved']);
const MINUS: ReadonlySet<LedgerRow['kind']> = new Set([
  'purchaseReturned',
  'purchaseRejected',
  'addedReturned',
  'contributionReturned',
  'contributionCredited',
  'contributionWaiting',
]);
const signOf = ({ kind }: LedgerRow): number => (PLUS.has(kind) ? 1 : MINUS.has(kind) ? -1 : 0);
/** The units that count by these rows, and the money. */
export const unitsIn = (rows: ReadonlyArray<LedgerRow>): number =>
  sum(rows.map((row) => ('quantity' in row ? signOf(row) * row.quantity : 0)));
export const moneyIn = (rows: ReadonlyArray<LedgerRow>): number =>
  sum(rows.map((row) => ('amount' in row ? signOf(row) * row.amount : 0)));

export const isOf =
  (identity: ItemIdentity) =>
  (row: LedgerRow): boolean =>
    'identity' in row && isSameIdentity(row.identity, identity);

/** Items that were replaced or removed, or stand in for one: what they keep is another law's, of the model of a registry. */
export const isUntouched = ({ registry }: Snapshot['registries'][number], identity: ItemIdentity): boolean =>
  identity.sku !== '105' &&
  identity.sku !== '106' &&
  registry.items.some((item) => isSameIdentity(item.identity, identity));
