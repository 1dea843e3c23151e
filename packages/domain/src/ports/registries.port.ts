import type { either as E, option as O, taskEither as TE } from 'fp-ts';
import type { Observable } from 'rxjs';
import type { Role } from '../account/index.ts';
import type { Idempotency, IdempotencyKey, KeyRefusal } from '../idempotency/index.ts';
import type { AccountId, GrId, ItemIdentity, Sku } from '../identity/index.ts';
import type { Product, RegistryItem } from '../item/index.ts';
import type { Email } from '../mail/index.ts';
import type { UnshippedGift } from '../placed-order/index.ts';
import type { WantedQuantityRefusal } from '../quantity/index.ts';
import type {
  AddItemRefusal,
  FundNameRefusal,
  FundNaming,
  GroupGiftChange,
  GroupGiftRefusal,
  HasPurchases,
  ItemAddition,
  ItemEdit,
  ItemEditRefusal,
  ItemRemoval,
  ItemReplacement,
  ItemSettled,
  ItemsAddition,
  ItemUpdate,
  MostLovedChange,
  OwnRegistry,
  Registry,
  RegistryEvent,
  RegistryExcerpt,
  RegistryFact,
  RegistryPatch,
  RegistryView,
  ReplacementCandidate,
  ReplaceRefusal,
  Revision,
  Version,
  VersionedAccess,
} from '../registry/index.ts';
import type { Market } from '../site/index.ts';
import type { ProductNotFound } from './catalogue.port.ts';
import type { Fault, ItemUnknown, ListRefusal, OwnerRefusal, RegistryNotFound, Unavailable } from './failures.ts';

/** Which view the reader gets: `own` (for an owner, the registrant's page) or always the guest's (ROUTE-20). */
export type Viewing = 'own' | 'guest';

/** A registry, and the view of it to return. The key of its link (SET-02) is part of the `Person`. */
export interface RegistryAddress {
  readonly grId: GrId;
  readonly viewing: Viewing;
}

export type { AddItemRefusal, FundNameRefusal, GroupGiftRefusal, OwnRegistry, ReplaceRefusal };

/** Why an item was not removed (MAN-04). */
export type RemoveRefusal = HasPurchases;

/** Why an item was not marked as most loved (ITEM-07): it is a settled item, what remains of a replaced one. */
export type MostLovedRefusal = ItemSettled;

/** Why a wanted quantity was refused (MAN-05): outside 1 to 999, below what was bought, or more of a replaced item. */
export type ChangeWantedRefusal = WantedQuantityRefusal | ItemSettled;

/** The result of a changed quantity: the item's counts, and the patch for this reader, without items when nothing changed. */
export interface WantedQuantityChange {
  readonly version: Version;
  readonly wanted: number;
  readonly purchased: number;
  readonly patch: RegistryPatch;
}

/** A message to an open page: a patch, or that it missed too much and has to read the registry again. */
export type RegistrySignal =
  | { readonly _tag: 'Patched'; readonly patch: RegistryPatch }
  | { readonly _tag: 'Reload' }
  | { readonly _tag: 'Connected' }
  | { readonly _tag: 'Disconnected' };

/** Driving port: reading and changing a registry, for one person on one site. */
export interface Registries {
  /** The registry as this person sees it (STATE-01, AUTH-04). */
  readonly open: (address: RegistryAddress) => TE.TaskEither<RegistryNotFound | Fault, RegistryView>;
  /** The items this person sees; an empty list for a registry without items (API-02). */
  readonly items: (grId: GrId) => TE.TaskEither<RegistryNotFound | Fault, ReadonlyArray<RegistryItem>>;
  /** One item, as this person sees it (API-02). */
  readonly item: (
    grId: GrId,
    identity: ItemIdentity,
  ) => TE.TaskEither<RegistryNotFound | ItemUnknown | Fault, RegistryItem>;
  /**
   * The changes to the registry after that revision (LIVE-01). Patches arrive in version order, each once; `Reload`
   * when the revision is not part of the registry's history. Never errors; completes only when the registry does not
   * exist for this person. Reconnects by itself, emitting `Disconnected` and `Connected`.
   */
  readonly watch: (address: RegistryAddress, after: Revision) => Observable<RegistrySignal>;
  /** Sets how many of an item are wanted (MAN-05); setting the current number succeeds without a new version. */
  readonly changeWantedQuantity: (
    grId: GrId,
    identity: ItemIdentity,
    wanted: number,
  ) => TE.TaskEither<OwnerRefusal | ChangeWantedRefusal | Fault, WantedQuantityChange>;
  /** Adds items to the end of the list, or raises the wanted quantity of those that are on it, up to 999 (ADD-01). A repeat under the same key adds nothing. */
  readonly addItems: (
    grId: GrId,
    additions: ReadonlyArray<ItemAddition>,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<ListRefusal | AddItemRefusal | KeyRefusal | Fault, ItemsAddition>;
  /** Removes an item, unless some of it was bought and it is still available (MAN-04); its gifts stay in the ledger. */
  readonly removeItem: (
    grId: GrId,
    identity: ItemIdentity,
  ) => TE.TaskEither<ListRefusal | RemoveRefusal | Fault, ItemRemoval>;
  /** Marks an item as most loved, or unmarks it (MAN-08); setting the current state succeeds without a new version. */
  readonly changeMostLoved: (
    grId: GrId,
    identity: ItemIdentity,
    isMostLoved: boolean,
  ) => TE.TaskEither<OwnerRefusal | MostLovedRefusal | Fault, MostLovedChange>;
  /** Makes an item a group gift, or a normal item again (GG-02, GG-05); setting the current state succeeds without a new version. */
  readonly changeGroupGift: (
    grId: GrId,
    identity: ItemIdentity,
    isGroupGift: boolean,
  ) => TE.TaskEither<OwnerRefusal | GroupGiftRefusal | Fault, GroupGiftChange>;
  /** Names the fund of a group gift (GG-04); setting the current name succeeds without a new version. */
  readonly nameFund: (
    grId: GrId,
    identity: ItemIdentity,
    name: string,
  ) => TE.TaskEither<OwnerRefusal | FundNameRefusal | Fault, FundNaming>;
  /**
   * Changes several properties of an item, all or nothing (MAN-06); refused with the stored values when somebody else
   * changed one of them meanwhile.
   */
  readonly updateItem: (
    grId: GrId,
    identity: ItemIdentity,
    edit: ItemEdit,
  ) => TE.TaskEither<OwnerRefusal | ItemEditRefusal | Fault, ItemUpdate>;
  /** At most 12 available products that can replace the product; empty where the site does not offer replacing (NLA-02). */
  readonly replacements: (sku: Sku) => TE.TaskEither<ProductNotFound | Fault, ReadonlyArray<ReplacementCandidate>>;
  /** Replaces an item (NLA-03, NLA-04). */
  readonly replaceItem: (
    grId: GrId,
    existing: ItemIdentity,
    replacement: ItemIdentity,
    key: O.Option<IdempotencyKey>,
  ) => TE.TaskEither<OwnerRefusal | ReplaceRefusal | KeyRefusal | Fault, ItemReplacement>;
  /** The signed-in account's registries in this site's market, newest first; empty when nobody is signed in. */
  readonly mine: TE.TaskEither<Fault, ReadonlyArray<OwnRegistry>>;
}

/** The decision of a write under a key: the facts to store, and the answer stored with them. */
export interface IdempotentDecision<Answer> {
  readonly facts: ReadonlyArray<RegistryFact>;
  /** Makes the answer from the event, with the version reached, and from the registry after it, with the named items. */
  readonly answer: (event: RegistryEvent, after: RegistryExcerpt) => Answer;
}

/** The emails to givers whose gifts leave the list, queued in the same write (GIVE-04). */
export type GiverEmails = (
  facts: ReadonlyArray<RegistryFact>,
  gifts: ReadonlyArray<UnshippedGift>,
) => ReadonlyArray<Email>;

/** Driven port: the stored registries. */
export interface RegistryStore {
  /**
   * The data for deciding on access, at a cost that does not grow with the list, with a tag that covers everything
   * committed before the call; `none` when the registry does not exist.
   */
  readonly access: (grId: GrId) => TE.TaskEither<Unavailable, O.Option<VersionedAccess>>;
  /** The registry with all its items; `none` when it does not exist. */
  readonly find: (grId: GrId) => TE.TaskEither<Unavailable, O.Option<Registry>>;
  /** The registry with the named items only, at a cost that hardly grows with the list. */
  readonly findNamed: (
    grId: GrId,
    identities: ReadonlyArray<ItemIdentity>,
  ) => TE.TaskEither<Unavailable, O.Option<RegistryExcerpt>>;
  /**
   * Locks the registry, passes it to `decide` with the named items only, and stores the decided facts, all or nothing.
   * Any facts raise the version by one; without facts nothing changes. Returns the event as owners read it: with the
   * version that they have reached (SURP-01).
   */
  readonly change: <R>(
    grId: GrId,
    touching: ReadonlyArray<ItemIdentity>,
    decide: (registry: O.Option<Registry>) => E.Either<R, ReadonlyArray<RegistryFact>>,
    giverEmails?: GiverEmails,
  ) => TE.TaskEither<R | Unavailable, RegistryEvent>;
  /**
   * Like `change`, once per key: a repeat gets the recorded answer before anything is read. Without a key every call is
   * its own action. `decide` also gets the products of the named items in the registry's market.
   */
  readonly changeIdempotently: <Answer, R>(
    grId: GrId,
    touching: ReadonlyArray<ItemIdentity>,
    idempotency: O.Option<Idempotency<Answer>>,
    decide: (registry: O.Option<Registry>, products: ReadonlyArray<Product>) => E.Either<R, IdempotentDecision<Answer>>,
    giverEmails?: GiverEmails,
  ) => TE.TaskEither<R | KeyRefusal | Unavailable, Answer>;
  /** The registries that the account owns in the market, newest first (ROUTE-02). */
  readonly ownedBy: (account: AccountId, market: Market) => TE.TaskEither<Unavailable, ReadonlyArray<OwnRegistry>>;
  /**
   * The events after that revision, oldest first, as in `catchUp`; `none` when the revision is not part of the
   * registry's history, or its events are no longer stored. Registrants get the history that owners see.
   */
  readonly eventsAfter: (
    grId: GrId,
    since: Revision,
    role: Role,
  ) => TE.TaskEither<Unavailable, O.Option<ReadonlyArray<RegistryEvent>>>;
  /** Emits the number of each registry that is written, by this or another process. */
  readonly written$: Observable<GrId>;
  /** Emits when the store is reachable again: meanwhile any registry, and even its history, may have changed. */
  readonly reconnected$: Observable<void>;
}
