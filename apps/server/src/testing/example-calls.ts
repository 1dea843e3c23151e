import type { calls } from '@gift-registry/adapters-http/wire';
import { accountCalls } from './account-calls.ts';
import type { GuestCall } from './guest-call.ts';
import { guestPurchases } from './guest-purchases.ts';
import { guestReads } from './guest-reads.ts';
import { guestWrites } from './guest-writes.ts';
import { orderCalls } from './order-calls.ts';

type CallName = keyof typeof calls;

/** Calls of owners and accounts: tested with their routes. */
export type OwnerCallName =
  | 'changeWantedQuantity'
  | 'addItems'
  | 'addListItem'
  | 'removeItem'
  | 'replaceItem'
  | 'markMostLoved'
  | 'unmarkMostLoved'
  | 'changeMostLoved'
  | 'startGroupGift'
  | 'stopGroupGift'
  | 'nameFund'
  | 'updateItem'
  | 'readSettings'
  | 'changeSettings'
  | 'writeGreeting'
  | 'writeBiography'
  | 'uploadPhoto'
  | 'removePhoto'
  | 'deleteRegistry'
  | 'readGifts'
  | 'markThanked'
  | 'writeNote'
  | 'confirmGifts'
  | 'rejectGifts'
  | 'addGift'
  | 'nameGiver'
  | 'readChecklist'
  | 'tickEntry';

/** Calls of servers with a service token: tested with their routes. */
export type ServerCallName = 'listProducts' | 'updateStock';

/** A valid request for each call of a guest; a new call does not compile until its row is written. */
export const guestCalls: Readonly<Record<Exclude<CallName, OwnerCallName | ServerCallName>, GuestCall>> = {
  ...guestReads,
  ...guestPurchases,
  ...guestWrites,
  ...accountCalls,
  ...orderCalls,
};
