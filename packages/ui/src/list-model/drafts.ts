import type { ItemIdentity } from '@gift-registry/domain';
import { identityKey } from '@gift-registry/domain';
import type { io as IO } from 'fp-ts';

/**
 * Driven port: stores text typed for the items of one registry and not submitted yet, by identity key. Never fails:
 * what cannot be stored is lost with the page.
 */
export interface DraftMemory {
  /** Empty when nothing was stored, or it cannot be read. */
  readonly read: IO.IO<ReadonlyMap<string, string>>;
  readonly keep: (typed: ReadonlyMap<string, string>) => IO.IO<void>;
}

/** Text typed for items; it outlives a reload of the page, until it is submitted. */
export interface Drafts {
  readonly all: () => ReadonlyMap<string, string>;
  /** The typed text; empty if there is none. */
  readonly of: (identity: ItemIdentity) => string;
  readonly keep: (identity: ItemIdentity, text: string) => void;
  readonly forget: (identity: ItemIdentity) => void;
}

/** Reads the memory once, and stores every change. */
export const drafts = (memory: DraftMemory): Drafts => {
  let typed = memory.read();
  const keepAll = (all: ReadonlyMap<string, string>): void => {
    typed = all;
    memory.keep(all)();
  };
  const without = (identity: ItemIdentity): ReadonlyMap<string, string> =>
    new Map([...typed].filter(([key]) => key !== identityKey(identity)));
  return {
    all: () => typed,
    of: (identity) => typed.get(identityKey(identity)) ?? '',
    keep: (identity, text) => keepAll(new Map([...without(identity), [identityKey(identity), text]])),
    forget: (identity) => keepAll(without(identity)),
  };
};
