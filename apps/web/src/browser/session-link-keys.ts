import { type GrId, type Log, linkKeyIn, parseGrId } from '@gift-registry/domain';
import { function as F, type io as IO, option as O } from 'fp-ts';
import * as t from 'io-ts';
import { type PageStorage, sessionMemory } from './session-memory.ts';

/** The keys of registries by whose link this visit came, for as long as it lasts. */
export interface LinkKeys {
  /** Keeps the key that an address of a registry's page carries, if it carries one. */
  readonly keepFrom: (address: string) => void;
  readonly keyOf: (grId: GrId) => O.Option<string>;
}

/** How to read: the number of the registry that an address is about, as a page of the registry or as one of a product for it. */
const about = [/^\/gift-registry\/guest-list\/(\d+)/, /[?&]registry=(\d+)/];

const registryIn = (address: string): O.Option<GrId> =>
  F.pipe(
    O.fromNullable(about.map((pattern) => pattern.exec(address)?.[1]).find((number) => number !== undefined)),
    O.chain(parseGrId),
  );

/** The keys in a storage of the browser. */
export const sessionLinkKeys = (storage: IO.IO<PageStorage>, log: Log): LinkKeys => {
  const memory = sessionMemory({
    codec: t.record(t.string, t.string),
    place: 'link-keys',
    storage,
    log,
    tag: 'link-keys-not-kept',
  });
  const kept = (): Readonly<Record<string, string>> => O.getOrElse(() => ({}))(memory.read());
  return {
    keepFrom: (address) => {
      const [grId, key] = [registryIn(address), linkKeyIn(address)];
      if (O.isSome(grId) && O.isSome(key)) memory.keep({ ...kept(), [grId.value]: key.value })();
    },
    keyOf: (grId) => O.fromNullable(kept()[grId]),
  };
};
