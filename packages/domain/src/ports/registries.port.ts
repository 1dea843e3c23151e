import type { taskEither as TE } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { GrId, ItemIdentity } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import type { WantedQuantityRefusal } from '../quantity/index.ts';
import type { RegistryPatch, RegistryView, Version } from '../registry/index.ts';
import type { Fault } from './fault.ts';

/** There is no such registry, or this person may not know that there is. */
export interface RegistryNotFound {
  readonly _tag: 'RegistryNotFound';
}

/** As which reader: as oneself (an owner sees the registrant's page), or with a guest's eyes in any case (ROUTE-20). */
export type Viewing = 'own' | 'guest';

/** Which registry is meant, and with whose eyes it is read. The key that came with its link (SET-02) is the person's. */
export interface RegistryAddress {
  readonly grId: GrId;
  readonly viewing: Viewing;
}

/** Why an owner's command was refused; the order is the order of the checks. */
export type OwnerRefusal =
  | { readonly _tag: 'SignInNeeded' }
  | RegistryNotFound
  | { readonly _tag: 'ItemUnknown' }
  | { readonly _tag: 'NotOwner' };

/** Why a wanted quantity was refused (MAN-05): not 1 to 999, or fewer than were bought. */
export type WantsRefusal = WantedQuantityRefusal;

/** What an owner's command did: the item's counts afterwards, and the patch for this reader, without items when there was nothing to do. */
export interface WantsChange {
  readonly version: Version;
  readonly wants: number;
  readonly purchased: number;
  readonly patch: RegistryPatch;
}

/** What an open page is told: a patch to fold in, or that too much was missed and the page must be read anew. */
export type RegistrySignal =
  | { readonly _tag: 'Patched'; readonly patch: RegistryPatch }
  | { readonly _tag: 'Reload' }
  | { readonly _tag: 'Connected' }
  | { readonly _tag: 'Disconnected' };

/** Driving port: reading a registry and keeping it, for one person on one site. */
export interface Registries {
  /** The registry as this person sees it (STATE-01, AUTH-04). */
  readonly open: (address: RegistryAddress) => TE.TaskEither<RegistryNotFound | Fault, RegistryView>;
  /** Its items alone, as this person sees them; a registry without items is an empty list (API-02). */
  readonly items: (grId: GrId) => TE.TaskEither<RegistryNotFound | Fault, ReadonlyArray<RegistryItem>>;
  /**
   * What happens to the registry after that version (LIVE-01). Patches come in version order, each once. Never errors; ends only when
   * there is no such registry for this person. Reconnecting is its own affair: `Disconnected` and `Connected` tell of it.
   */
  readonly watch: (address: RegistryAddress, after: Version) => Observable<RegistrySignal>;
  /** Sets how many of an item are wanted (MAN-05); the number it has already is success and raises no version. */
  readonly changeWants: (
    grId: GrId,
    identity: ItemIdentity,
    wants: number,
  ) => TE.TaskEither<OwnerRefusal | WantsRefusal | Fault, WantsChange>;
}
