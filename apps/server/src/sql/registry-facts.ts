import { randomUUID } from 'node:crypto';
import {
  applyFactWith,
  type Cents,
  filledFunds,
  type GrId,
  type Instant,
  type ItemIdentity,
  isHiddenFromOwners,
  isSettingsFact,
  itemPrice,
  NO_CENTS,
  nextVersion,
  ownersEvent,
  ownersRevisionOf,
  type Registry,
  type RegistryEvent,
  type RegistryFact,
  registryEvents,
  today,
} from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { Insertable } from 'kysely';
import type { Queries } from '../database/queries.ts';
import type { Tables } from '../database/tables.ts';
import { fillFunds, moveContributions } from './fund-lines.ts';
import { jsonOf, jsonOrNull, readStored } from './json/codec.ts';
import { CouponJson, SurpriseGiftsJson } from './json/registry.json.ts';
import { RegistryFactsJson, WrittenRow, writtenOf } from './json/registry-fact.json.ts';
import { readProducts } from './product-rows.ts';
import { closedFundsColumn, settingsColumns } from './registry-columns.ts';
import { itemKey, itemOn, writeItems, writeOwners } from './registry-difference.ts';
import { readStoredRegistry } from './registry-rows.ts';
import type { SqlContext } from './sql-context.ts';
import { saveWebhooks } from './webhook-outbox.sql.ts';

/** The decided facts of one registry that the transaction has locked. */
interface DecidedFacts {
  readonly grId: GrId;
  readonly facts: ReadonlyArray<RegistryFact>;
  readonly at: Instant;
  /** The price of one purchased or returned unit in this write. */
  readonly unitPrice: (purchase: Extract<RegistryFact, { readonly _tag: 'Purchased' | 'PurchaseReturned' }>) => Cents;
}

/** The ledger kind of each kind of gift card. */
const ledgerKinds = { GiftCard: 'giftCard', EGiftCard: 'eGiftCard' } as const;

/** The ledger kind of a contribution that left its fund, by where its money is now. */
const returnedKinds = {
  giver: 'contributionReturned',
  storeCredit: 'contributionCredited',
  waiting: 'contributionWaiting',
} as const;

/** The ledger row of a fact: purchases, contributions, gift cards, their returns, and money moved to a replacement. Other facts have none. */
const ledgerRow = (
  { grId, at, unitPrice }: DecidedFacts,
  fact: RegistryFact,
): Insertable<Tables['ledger']> | undefined => {
  const row = { registry_id: grId, over_purchased: 0, unit_price: null, occurred_at: at };
  switch (fact._tag) {
    case 'Purchased': {
      const { identity, quantity, overPurchased: over_purchased, orderNumber: order_number } = fact;
      const price = unitPrice(fact);
      const amount = price * quantity;
      return {
        ...row,
        ...itemKey({ grId }, identity),
        kind: fact.isAdded === true ? 'added' : fact.isElsewhere === true ? 'boughtElsewhere' : 'purchase',
        quantity,
        over_purchased,
        unit_price: price,
        amount,
        order_number,
      };
    }
    case 'Contributed': {
      const { identity, units: quantity, amount, orderNumber: order_number } = fact;
      return { ...row, ...itemKey({ grId }, identity), kind: 'contribution', quantity, amount, order_number };
    }
    case 'Replaced': {
      const { replacement, paid: quantity, moved: amount } = fact;
      if (amount === 0) return undefined;
      return { ...row, ...itemKey({ grId }, replacement), kind: 'moved', quantity, amount, order_number: null };
    }
    case 'GiftCardBought': {
      const { kind, amount, orderNumber: order_number } = fact;
      const noItem = { sku: null, personalization_id: null, quantity: 1 };
      return { ...row, ...noItem, kind: ledgerKinds[kind], unit_price: amount, amount, order_number };
    }
    case 'PurchaseReturned': {
      const { identity, quantity, orderNumber: order_number } = fact;
      const price = unitPrice(fact);
      const sum = { quantity, unit_price: price, amount: price * quantity };
      const kind =
        fact.isAdded === true ? 'addedReturned' : fact.isRejected === true ? 'purchaseRejected' : 'purchaseReturned';
      return { ...row, ...itemKey({ grId }, identity), ...sum, kind, order_number };
    }
    case 'ContributionReturned': {
      const { given, units: quantity, amount, orderNumber: order_number } = fact;
      const kind = returnedKinds[fact.closed?.to ?? 'giver'];
      return { ...row, ...itemKey({ grId }, given), kind, quantity, amount, order_number };
    }
    case 'GiftCardReturned': {
      const { kind, amount, orderNumber: order_number } = fact;
      const noItem = { sku: null, personalization_id: null, quantity: 1 };
      return { ...row, ...noItem, kind: `${ledgerKinds[kind]}Returned`, unit_price: amount, amount, order_number };
    }
    case 'UnmatchedGiven':
    case 'UnmatchedReturned': {
      const { gift, orderNumber: order_number } = fact;
      const back = fact._tag === 'UnmatchedGiven' ? '' : 'Returned';
      const of = { ...row, ...itemKey({ grId }, gift.identity), order_number };
      if (gift._tag === 'Contribution')
        return { ...of, kind: `unmatchedContribution${back}`, quantity: 0, amount: gift.amount };
      const { quantity, unitPrice: unit_price } = gift;
      return { ...of, kind: `unmatchedPurchase${back}`, quantity, unit_price, amount: unit_price * quantity };
    }
    default:
      return undefined;
  }
};

/** Writes the ledger rows of facts about a registry that was deleted. */
export const saveReturnsOfDeleted = async (queries: Queries, decided: DecidedFacts): Promise<void> => {
  for (const fact of decided.facts) {
    const row = ledgerRow(decided, fact);
    if (row !== undefined) await queries.insertInto('ledger').values(row).execute();
  }
};

/** The items of a fact: those that must be on the list before it, and those that are on it afterwards. */
const itemsOf = (fact: RegistryFact): Readonly<Record<'needed' | 'put', ReadonlyArray<ItemIdentity>>> => {
  if (fact._tag === 'Replaced') return { needed: [fact.existing], put: [fact.replacement] };
  if (fact._tag === 'Added') return { needed: [], put: [fact.identity] };
  // A returned item may have left the list since.
  if (fact._tag === 'PurchaseReturned' || fact._tag === 'ContributionReturned') return { needed: [], put: [] };
  return { needed: 'identity' in fact ? [fact.identity] : [], put: [] };
};

/** The change of the over-purchased quantity of its item by the fact; returned units are taken from it first. */
const overPurchasedBy = (fact: RegistryFact): number => {
  if (fact._tag === 'Purchased') return fact.overPurchased;
  if (fact._tag === 'PurchaseReturned') return -fact.quantity;
  return fact._tag === 'ContributionReturned' ? -fact.units : 0;
};

/** The items that are read before the fact is applied. */
const readFor = (fact: RegistryFact): ReadonlyArray<ItemIdentity> => {
  const { needed, put } = itemsOf(fact);
  return [...needed, ...put, ...('identity' in fact ? [fact.identity] : [])];
};

/** Writes the item and ledger rows of a fact, and what it changes of contributions. */
const saveFactRows = async (
  queries: Queries,
  decided: DecidedFacts,
  before: Registry,
  after: Registry,
  fact: RegistryFact,
): Promise<void> => {
  const { needed, put } = itemsOf(fact);
  const isMissing = (registry: Registry) => (identity: ItemIdentity) => itemOn(registry, identity) === undefined;
  if (needed.some(isMissing(before)) || put.some(isMissing(after)))
    throw new TypeError(`${fact._tag} names an item that the registry does not have`);
  // A replacement may have hidden gifts of its own.
  const isBesideHidden = fact._tag === 'Replaced' || ('keepsHidden' in fact && fact.keepsHidden === true);
  await writeItems(queries, before, after, overPurchasedBy(fact), isBesideHidden);
  const row = ledgerRow(decided, fact);
  if (row !== undefined) await queries.insertInto('ledger').values(row).execute();
  const filled = filledFunds(before, after, fact);
  await fillFunds(queries, decided.grId, filled);
  if (fact._tag !== 'Replaced' || fact.moved === NO_CENTS) return;
  const hidden = fact.keepsHidden ? before.surpriseGifts.map(({ orderNumber }) => orderNumber) : [];
  await moveContributions(queries, decided.grId, fact, hidden);
  await fillFunds(queries, decided.grId, filled);
};

/**
 * Applies the facts to the registry with the domain's rules and writes the differences; increments the version under a
 * new revision id, and stores the event and its webhook messages. Needs at least one fact and a locked registry.
 */
export const saveFacts = async (
  context: Pick<SqlContext, 'clock' | 'webhooks'>,
  queries: Queries,
  decided: DecidedFacts,
): Promise<RegistryEvent> => {
  const { grId, facts } = decided;
  const identities = facts.flatMap(readFor);
  const before = await readStoredRegistry(queries, grId, identities);
  const put = facts.flatMap((fact) => itemsOf(fact).put.map(({ sku }) => sku));
  const apply = applyFactWith(await readProducts(queries, before.market, put));
  let now = before;
  for (const fact of facts) {
    const after = apply(now, fact);
    await saveFactRows(queries, decided, now, after, fact);
    now = after;
  }
  await writeOwners(queries, before, now);
  const revisionId = randomUUID();
  const isHidden = isHiddenFromOwners(before, today(context.clock), facts);
  const seen = ownersRevisionOf(before);
  const hidden_writes = before.version - seen.version + (isHidden ? 1 : 0);
  const row = await queries
    .updateTable('registries')
    .set({
      version: nextVersion(before.version),
      revision_id: revisionId,
      hidden_writes,
      ...(isHidden ? { hidden_revision_id: revisionId, seen_revision_id: seen.revisionId } : {}),
      gift_cards_bought: now.giftCardsBought,
      ...(now.surpriseGifts === before.surpriseGifts
        ? {}
        : { surprise_gifts: jsonOf(SurpriseGiftsJson, now.surpriseGifts) }),
      ...(now.closedFunds === before.closedFunds ? {} : closedFundsColumn(now)),
      ...(facts.some(isSettingsFact) ? settingsColumns(now) : {}),
      ...(facts.some(({ _tag }) => _tag === 'DateMoved') ? { coupon: jsonOrNull(CouponJson, now.coupon) } : {}),
    })
    .where('registry_id', '=', grId)
    .returning(['version', 'revision_id'])
    .executeTakeFirstOrThrow();
  const written = { ...row, base_revision_id: before.revisionId };
  await queries
    .insertInto('registry_events')
    .values({
      registry_id: grId,
      ...written,
      is_hidden: isHidden,
      hidden_writes,
      seen_base_id: seen.revisionId === before.revisionId ? null : seen.revisionId,
      facts: jsonOf(RegistryFactsJson, facts),
    })
    .execute();
  const event = { ...writtenOf(readStored(WrittenRow, written)), facts, ...(isHidden ? { isHidden } : {}) };
  await saveWebhooks(context, queries, registryEvents({ grId, version: event.version }, facts));
  return event;
};

/** Writes the facts of the locked registry, if there are any; watchers are notified when the transaction ends. Returns the event as owners read it. */
export const saveDecided = async (
  context: SqlContext,
  transaction: Queries,
  grId: GrId,
  held: O.Option<Registry>,
  facts: ReadonlyArray<RegistryFact>,
  priceOf?: DecidedFacts['unitPrice'],
): Promise<RegistryEvent> => {
  if (O.isNone(held)) throw new TypeError('Something was decided on a registry that is not there');
  const seen = ownersRevisionOf(held.value);
  const unchanged = { ...seen, baseRevisionId: seen.revisionId, facts: [] };
  if (facts.length === 0) return unchanged;
  const unitPrice = ({ identity }: { readonly identity: ItemIdentity }) => {
    const bought = itemOn(held.value, identity);
    return bought === undefined ? NO_CENTS : itemPrice(bought);
  };
  const decided = { grId, facts, at: context.clock.now(), unitPrice: priceOf ?? unitPrice };
  const event = await saveFacts(context, transaction, decided);
  await context.notifier.announce(transaction, grId);
  return O.getOrElse((): RegistryEvent => unchanged)(ownersEvent(seen, event));
};
