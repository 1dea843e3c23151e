import type { option as O, taskEither as TE } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { GrId, ItemIdentity, Sku } from '../identity/index.ts';
import type { RegistryItem } from '../item/index.ts';
import type {
  AddItemRefusal,
  FundNameRefusal,
  FundNaming,
  GroupGiftChange,
  GroupGiftRefusal,
  ItemAddition,
  ItemEdit,
  ItemEditRefusal,
  ItemRemoval,
  ItemReplacement,
  ItemsAddition,
  ItemUpdate,
  MostLovedChange,
  OwnRegistry,
  RegistryView,
  ReplacementCandidate,
  ReplaceRefusal,
  Revision,
} from '../registry/index.ts';
import type { ProductNotFound } from './catalogue.port.ts';
import type { Fault } from './fault.ts';
import type { ItemUnknown, ListRefusal, OwnerRefusal, RegistryNotFound } from './owner-refusal.ts';
import type { ChangeWantedRefusal, MostLovedRefusal, RemoveRefusal, WantedQuantityChange } from './registry-command.ts';
import type { RegistrySignal } from './registry-signal.ts';

/** As which reader: as oneself (an owner sees the registrant's page), or with a guest's eyes in any case (ROUTE-20). */
export type Viewing = 'own' | 'guest';

/** Which registry is meant, and with whose eyes it is read. The key that came with its link (SET-02) is the person's. */
export interface RegistryAddress {
  readonly grId: GrId;
  readonly viewing: Viewing;
}

export type {
  AddItemRefusal,
  FundNameRefusal,
  FundNaming,
  GroupGiftChange,
  GroupGiftRefusal,
  ItemAddition,
  ItemEdit,
  ItemEditRefusal,
  ItemRemoval,
  ItemReplacement,
  ItemsAddition,
  ItemUpdate,
  MostLovedChange,
  OwnRegistry,
  ReplacementCandidate,
  ReplaceRefusal,
};

/** Driving port: reading a registry and keeping it, for one person on one site. */
export interface Registries {
  /** The registry as this person sees it (STATE-01, AUTH-04). */
  readonly open: (address: RegistryAddress) => TE.TaskEither<RegistryNotFound | Fault, RegistryView>;
  /** Its items alone, as this person sees them; a registry without items is an empty list (API-02). */
  readonly items: (grId: GrId) => TE.TaskEither<RegistryNotFound | Fault, ReadonlyArray<RegistryItem>>;
  /** One of its items, as this person sees it (API-02). */
  readonly item: (
    grId: GrId,
    identity: ItemIdentity,
  ) => TE.TaskEither<RegistryNotFound | ItemUnknown | Fault, RegistryItem>;
  /**
   * What happens to the registry after that revision (LIVE-01). Patches come in version order, each once; `Reload` when the revision is not of its past. Never errors; ends only when
   * there is no such registry for this person. Reconnecting is its own affair: `Disconnected` and `Connected` tell of it.
   */
  readonly watch: (address: RegistryAddress, after: Revision) => Observable<RegistrySignal>;
  /** Sets how many of an item are wanted (MAN-05); the number it has already is success and raises no version. */
  readonly changeWantedQuantity: (
    grId: GrId,
    identity: ItemIdentity,
    wanted: number,
  ) => TE.TaskEither<OwnerRefusal | ChangeWantedRefusal | Fault, WantedQuantityChange>;
  /** Puts things on the list: a new identity at its end, one that is there already wants so many more, up to 999 (ADD-01). A repeat under the same key adds nothing. */
  readonly addItems: (
    grId: GrId,
    additions: ReadonlyArray<ItemAddition>,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<ListRefusal | AddItemRefusal | KeyRefusal | Fault, ItemsAddition>;
  /** Takes an item off the list, unless something of it was bought and it can still be had (MAN-04); its gifts stay in the ledger. */
  readonly removeItem: (
    grId: GrId,
    identity: ItemIdentity,
  ) => TE.TaskEither<ListRefusal | RemoveRefusal | Fault, ItemRemoval>;
  /** Marks an item as most loved, or takes the mark away (MAN-08); as it is already is success and raises no version. */
  readonly changeMostLoved: (
    grId: GrId,
    identity: ItemIdentity,
    isMostLoved: boolean,
  ) => TE.TaskEither<OwnerRefusal | MostLovedRefusal | Fault, MostLovedChange>;
  /** Makes an item a group gift, or one like any other (GG-02, GG-05); as it is already is success and raises no version. */
  readonly changeGroupGift: (
    grId: GrId,
    identity: ItemIdentity,
    isGroupGift: boolean,
  ) => TE.TaskEither<OwnerRefusal | GroupGiftRefusal | Fault, GroupGiftChange>;
  /** IdGenerator the fund of a group gift (GG-04); the name that it has already is success and raises no version. */
  readonly nameFund: (
    grId: GrId,
    identity: ItemIdentity,
    name: string,
  ) => TE.TaskEither<OwnerRefusal | FundNameRefusal | Fault, FundNaming>;
  /** Changes several things of an item at once, all or nothing (MAN-06); what somebody else has changed meanwhile is refused and told. */
  readonly updateItem: (
    grId: GrId,
    identity: ItemIdentity,
    edit: ItemEdit,
  ) => TE.TaskEither<OwnerRefusal | ItemEditRefusal | Fault, ItemUpdate>;
  /** What can stand in for that product, at most 12, none of it no longer available; none where the site does not offer replacing (NLA-02). */
  readonly replacements: (sku: Sku) => TE.TaskEither<ProductNotFound | Fault, ReadonlyArray<ReplacementCandidate>>;
  /** Puts a replacement in an item's place (NLA-03, NLA-04). */
  readonly replaceItem: (
    grId: GrId,
    existing: ItemIdentity,
    replacement: ItemIdentity,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<OwnerRefusal | ReplaceRefusal | KeyRefusal | Fault, ItemReplacement>;
  /** The registries of who is signed in, of this site's market, the one begun last first; none for who is not. */
  readonly mine: TE.TaskEither<Fault, ReadonlyArray<OwnRegistry>>;
}
