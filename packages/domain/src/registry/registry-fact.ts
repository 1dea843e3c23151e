import type { ItemIdentity, OrderNumber } from '../identity/index.ts';
import type { Version } from './registry.ts';

/** What happened to a registry. Facts name events, never fields; ledger, live events and analytics read the same ones. */
export type RegistryFact =
  | {
      readonly _tag: 'Purchased';
      readonly identity: ItemIdentity;
      /** Pieces bought, 1 or more. */
      readonly quantity: number;
      /** How many of them were bought beyond the wish, on purpose. */
      readonly beyond: number;
      readonly orderNumber: OrderNumber;
    }
  | { readonly _tag: 'WantsChanged'; readonly identity: ItemIdentity; readonly wants: number };

/** All facts of one write, which raised the registry to `version`. */
export interface RegistryEvent {
  readonly version: Version;
  readonly facts: ReadonlyArray<RegistryFact>;
}
