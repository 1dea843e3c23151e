import type { GrId, ItemIdentity } from '@gift-registry/domain';
import { type io as IO, option as O } from 'fp-ts';
import type { AddWish } from './adding-model.ts';

/** A product to add, stored while the person signs in. */
export interface WaitingRequest {
  readonly identity: ItemIdentity;
  readonly name: string;
  readonly quantity: number;
}

/** Driven port: stores what waits for a sign-in. Never fails: what cannot be stored is lost with the page. */
export interface WaitingMemory {
  readonly read: IO.IO<O.Option<WaitingRequest>>;
  /** Stores a request, or removes it if none. */
  readonly keep: (wish: O.Option<WaitingRequest>) => IO.IO<void>;
}

/** Driven port: stores which registries were chosen, across visits, the last one first. */
export interface ChosenMemory {
  readonly read: IO.IO<ReadonlyArray<GrId>>;
  readonly keep: (grId: GrId) => IO.IO<void>;
}

/** The requests that wait for a sign-in. */
interface WaitingRequests {
  readonly wait: (wish: AddWish) => void;
  /** Removes and returns the waiting request; its terms were accepted before. */
  readonly take: () => O.Option<AddWish>;
}

/** Creates it over the tab's memory. */
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
