import { option as O } from 'fp-ts';
import { type CartLine, registryOf, type Stock } from '../cart/index.ts';
import { type GrId, type ItemIdentity, isSameIdentity } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';

/** The registry's item that a line asks for, or gives money to. */
export const itemOfLine =
  ({ registries }: Stock) =>
  (line: CartLine): O.Option<RegistryItem> =>
    line._tag === 'GiftCard'
      ? O.none
      : O.chain((grId: GrId) => itemIn(registries, grId, line.identity))(registryOf(line));

const itemIn = (registries: Stock['registries'], grId: GrId, identity: ItemIdentity): O.Option<RegistryItem> =>
  O.fromNullable(
    registries
      .find((registry) => registry.grId === grId)
      ?.items.find((item) => isSameIdentity(item.identity, identity)),
  );
