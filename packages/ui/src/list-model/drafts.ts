import type { ItemIdentity } from '@gift-registry/domain';
import { identityKey } from '@gift-registry/domain';
import type { io as IO } from 'fp-ts';

/** Driven port: where it is kept what was typed for the items of one registry and not asked for yet, by identity key. Reading and keeping never fail: what cannot be kept is only lost with the page. */
export interface DraftMemory {
  /** Empty when nothing was kept, or what was kept cannot be read. */
  readonly read: IO.IO<ReadonlyMap<string, string>>;
  readonly keep: (typed: ReadonlyMap<string, string>) => IO.IO<void>;
}

/** What was typed for items and outlives a reload of the page, until it is asked for. */
export interface Drafts {
  readonly all: () => ReadonlyMap<string, string>;
  /** Empty where nothing was typed. */
  readonly of: (identity: ItemIdentity) => string;
  readonly keep: (identity: ItemIdentity, text: string) => void;
  readonly forget: (identity: ItemIdentity) => void;
}

/** What a memory kept, read once; every change is kept in it. */
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
