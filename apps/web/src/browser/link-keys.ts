import { type GrId, linkKeyIn, parseGrId } from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import * as t from 'io-ts';
import type { StorageMemories } from './storage-memory.ts';

/** The link keys of the registries that this visit opened by their links. */
interface LinkKeys {
  /** Stores the key in the address of a registry's page, if it has one. */
  readonly keepFrom: (address: string) => void;
  readonly keyOf: (grId: GrId) => O.Option<string>;
}

/** Addresses that contain the number of a registry: of its page, and of a product to buy for it. */
const ofRegistry = [/^\/gift-registry\/guest-list\/(\d+)/, /[?&]registry=(\d+)/];

const registryIn = (address: string): O.Option<GrId> =>
  F.pipe(
    O.fromNullable(ofRegistry.map((pattern) => pattern.exec(address)?.[1]).find((number) => number !== undefined)),
    O.chain(parseGrId),
  );

/** The link keys of this visit. */
export const linkKeys = (memories: StorageMemories): LinkKeys => {
  const memory = memories('link-keys', t.record(t.string, t.string));
  const known = (): Readonly<Record<string, string>> => O.getOrElse(() => ({}))(memory.read());
  return {
    keepFrom: (address) => {
      const [grId, key] = [registryIn(address), linkKeyIn(address)];
      if (O.isSome(grId) && O.isSome(key)) memory.keep({ ...known(), [grId.value]: key.value })();
    },
    keyOf: (grId) => O.fromNullable(known()[grId]),
  };
};
