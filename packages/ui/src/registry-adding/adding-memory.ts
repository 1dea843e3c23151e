import type { GrId, ItemIdentity } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import type { AddWish } from './adding-model.ts';

/** What a person wanted to add when sign-in was required. */
export interface WaitingRequest {
  readonly identity: ItemIdentity;
  readonly name: string;
  readonly quantity: number;
}

/** Driven port: stores what waits for a sign-in. Never fails: what cannot be stored is lost with the page. */
export interface WaitingMemory {
  readonly read: IO.IO<O.Option<WaitingRequest>>;
  /** None: nothing waits any more. */
  readonly keep: (wish: O.Option<WaitingRequest>) => IO.IO<void>;
}

/** Driven port: which registries were chosen, over many visits, the last one first. */
export interface ChosenMemory {
  readonly read: IO.IO<ReadonlyArray<GrId>>;
  readonly keep: (grId: GrId) => IO.IO<void>;
}

/** The requests that wait for a sign-in. */
export interface WaitingRequests {
  readonly wait: (wish: AddWish) => void;
  /** Removes and returns the waiting request; its terms were accepted before. */
  readonly take: () => O.Option<AddWish>;
}

/** Wishes over the memory of the tab. */
export const waitingRequests = ({ read, keep }: WaitingMemory): WaitingRequests => ({
  wait: ({ sku, personalizationId, name, quantity }) =>
    keep(O.some({ identity: { sku, personalizationId }, name, quantity }))(),
  take: () => {
    const wanted = read();
    if (O.isNone(wanted)) return O.none;
    keep(O.none)();
    const { identity, ...wish } = wanted.value;
    return O.some({ ...wish, ...identity, hasCustomOrderConfirmation: false, confirmedBy: 'toast' });
  },
});
