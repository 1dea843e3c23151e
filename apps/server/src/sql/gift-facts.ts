import type { RegistryFact } from '@gift-registry/domain';
import type { Queries } from '../database/queries.ts';
import type { DecidedFacts } from './decided-facts.ts';
import { changed, itemOf, keepItemFact } from './item-counts.ts';

type Fact<Tag> = Extract<RegistryFact, { readonly _tag: Tag }>;

/** Counts the pieces on their item and enters them into the ledger. */
export const keepPurchase = async (
  queries: Queries,
  { grId, at, unitPrice }: DecidedFacts,
  purchase: Fact<'Purchased'>,
): Promise<void> => {
  const { _tag, identity, quantity, overPurchased, orderNumber } = purchase;
  const item = itemOf(grId, identity);
  const { numUpdatedRows } = await queries
    .updateTable('registry_items')
    .set((eb) => ({
      purchased: eb('purchased', '+', quantity),
      over_purchased: eb('over_purchased', '+', overPurchased),
    }))
    .where((eb) => eb.and(item))
    .executeTakeFirst();
  changed(numUpdatedRows, _tag);
  const price = unitPrice(purchase);
  await queries
    .insertInto('ledger')
    .values({
      ...item,
      kind: 'purchase',
      quantity,
      over_purchased: overPurchased,
      unit_price: price,
      amount: price * quantity,
      order_number: orderNumber,
      occurred_at: at,
    })
    .execute();
};

/** Adds the money to its fund and enters it into the ledger. */
export const keepContribution = async (
  queries: Queries,
  { grId, at }: DecidedFacts,
  fact: Fact<'Contributed'>,
): Promise<void> => {
  await keepItemFact(queries, grId, fact);
  await queries
    .insertInto('ledger')
    .values({
      ...itemOf(grId, fact.identity),
      kind: 'contribution',
      quantity: fact.units,
      over_purchased: 0,
      unit_price: null,
      amount: fact.amount,
      order_number: fact.orderNumber,
      occurred_at: at,
    })
    .execute();
};

/** Enters the money that came over to a replacement, if any, into the ledger, with the pieces that it paid for at once. */
export const keepMovedMoney = async (
  queries: Queries,
  { grId, at }: DecidedFacts,
  { replacement, moved, paid }: Fact<'Replaced'>,
): Promise<void> => {
  if (moved === 0) return;
  await queries
    .insertInto('ledger')
    .values({
      ...itemOf(grId, replacement),
      kind: 'moved',
      quantity: paid,
      over_purchased: 0,
      unit_price: null,
      amount: moved,
      order_number: null,
      occurred_at: at,
    })
    .execute();
};

/** How to read: the kind of a gift card on the left, the kind of its row in the ledger on the right. */
const ledgerKinds = { GiftCard: 'giftCard', EGiftCard: 'eGiftCard' } as const;

/** Adds the card to what was given in cards and enters it into the ledger. */
export const keepGiftCard = async (
  queries: Queries,
  { grId, at }: DecidedFacts,
  { kind, amount, orderNumber }: Fact<'GiftCardBought'>,
): Promise<void> => {
  await queries
    .updateTable('registries')
    .set((eb) => ({ gift_cards_bought: eb('gift_cards_bought', '+', amount) }))
    .where('registry_id', '=', grId)
    .execute();
  await queries
    .insertInto('ledger')
    .values({
      registry_id: grId,
      kind: ledgerKinds[kind],
      sku: null,
      personalization_id: null,
      quantity: 1,
      over_purchased: 0,
      unit_price: amount,
      amount,
      order_number: orderNumber,
      occurred_at: at,
    })
    .execute();
};
