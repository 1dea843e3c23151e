import type { LedgerRow } from '@gift-registry/domain/testing/contract';
import * as t from 'io-ts';
import { readStored } from '../sql/json/codec.ts';
import { Cents, OrderNumber, PersonalizationId, Sku } from '../sql/json/value.json.ts';

const entryProps = { quantity: t.number };
const orderProps = { order_number: OrderNumber };
const itemProps = { sku: Sku, personalization_id: PersonalizationId };

const LedgerEntry = t.union(
  [
    t.type({
      kind: t.keyof({ purchase: null, boughtElsewhere: null, added: null }),
      ...entryProps,
      ...orderProps,
      ...itemProps,
      over_purchased: t.number,
    }),
    t.type({
      kind: t.keyof({
        purchaseReturned: null,
        purchaseRejected: null,
        addedReturned: null,
        unmatchedPurchase: null,
        unmatchedPurchaseReturned: null,
      }),
      ...entryProps,
      ...orderProps,
      ...itemProps,
    }),
    t.type({
      kind: t.keyof({ unmatchedContribution: null, unmatchedContributionReturned: null }),
      ...entryProps,
      ...orderProps,
      ...itemProps,
      amount: Cents,
    }),
    t.type({
      kind: t.keyof({
        contribution: null,
        contributionReturned: null,
        contributionCredited: null,
        contributionWaiting: null,
      }),
      ...entryProps,
      ...orderProps,
      ...itemProps,
      amount: Cents,
    }),
    t.type({ kind: t.literal('moved'), ...entryProps, ...itemProps, amount: Cents }),
    t.type({
      kind: t.keyof({ giftCard: null, eGiftCard: null, giftCardReturned: null, eGiftCardReturned: null }),
      ...entryProps,
      ...orderProps,
      amount: Cents,
    }),
  ],
  'LedgerEntry',
);

const identityIn = ({ sku, personalization_id: personalizationId }: t.TypeOf<t.TypeC<typeof itemProps>>) => ({
  sku,
  personalizationId,
});

/** Reads a row of the ledger in the form that contracts use. */
export const ledgerRow = (row: unknown): LedgerRow => {
  const entry = readStored(LedgerEntry, row);
  const { quantity } = entry;
  switch (entry.kind) {
    case 'purchase':
    case 'boughtElsewhere':
    case 'added':
      return {
        kind: entry.kind,
        identity: identityIn(entry),
        quantity,
        overPurchased: entry.over_purchased,
        orderNumber: entry.order_number,
      };
    case 'purchaseReturned':
    case 'purchaseRejected':
    case 'addedReturned':
    case 'unmatchedPurchase':
    case 'unmatchedPurchaseReturned':
      return { kind: entry.kind, identity: identityIn(entry), quantity, orderNumber: entry.order_number };
    case 'contribution':
    case 'contributionReturned':
    case 'contributionCredited':
    case 'contributionWaiting':
      return {
        kind: entry.kind,
        identity: identityIn(entry),
        quantity,
        amount: entry.amount,
        orderNumber: entry.order_number,
      };
    case 'unmatchedContribution':
    case 'unmatchedContributionReturned':
      return { kind: entry.kind, identity: identityIn(entry), amount: entry.amount, orderNumber: entry.order_number };
    case 'moved':
      return { kind: entry.kind, identity: identityIn(entry), quantity, amount: entry.amount };
    case 'giftCard':
    case 'eGiftCard':
    case 'giftCardReturned':
    case 'eGiftCardReturned':
      return { kind: entry.kind, amount: entry.amount, orderNumber: entry.order_number };
  }
};
