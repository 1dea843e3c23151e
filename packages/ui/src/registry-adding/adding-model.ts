import type {
  AddButton,
  AddItemRefusal,
  Fault,
  GrId,
  ItemIdentity,
  ItemsAddition,
  KeyRefusal,
  ListRefusal,
  OwnRegistry,
  RegistryBlocker,
  Sku,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { MutationState } from '../mutation/index.ts';
import type { OwnRegistries } from '../own-registries/index.ts';
import type { AskedAbout } from '../terms-dialog/index.ts';

/** Why nothing was put on the registry. */
export type ListingReason = ListRefusal | AddItemRefusal | KeyRefusal | Fault;

/** Something that can be put on a registry, as far as its button depends on it. */
export interface AddedProduct extends AskedAbout {
  /** The path of its page; empty where it has none. */
  readonly path: string;
  readonly blocker: O.Option<RegistryBlocker>;
}

/** What is shown after adding: a toast at the foot of the page, also a layer with products that go with it, or nothing. */
export type ConfirmedBy = 'toast' | 'layer' | 'nothing';

/** A quantity of a product, with a design or none. */
export interface AddWish extends AskedAbout, Pick<ItemIdentity, 'personalizationId'> {
  readonly quantity: number;
  readonly confirmedBy: ConfirmedBy;
}

/** An addition and its registry. */
export interface Addition extends Pick<ItemsAddition, 'items' | 'extras'> {
  readonly grId: GrId;
  /** An earlier try had added it; the later request was not carried out (CART-08). */
  readonly isEarlier?: boolean;
}

/** The line that says that something was added (ADD-01, ADD-07, ADD-10). */
export interface AddedLine {
  /** Counts within the page: a new one replaces the one before. */
  readonly number: number;
  readonly addition: Addition;
}

/** Adding to one of the own registries: which one, and the state of each product. */
export interface AddingModel {
  readonly own: OwnRegistries;
  /** The registry that products are added to; none where there is none, or it is not known yet. */
  readonly chosen: O.Option<OwnRegistry>;
  /** How many units of each product the chosen registry wants; products without an entry are not on it. */
  readonly listed: ReadonlyMap<Sku, number>;
  /** The state of the mutation of a product, in any registry. */
  readonly mutations: ReadonlyMap<Sku, MutationState<ListingReason, Addition>>;
  /** The buttons of products with which something was done. */
  readonly buttons: ReadonlyMap<Sku, AddButton>;
}

/** The control for adding a product (ADD-02, ADD-03). */
export type AddControl =
  | { readonly _tag: 'SignIn'; readonly href: string }
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'Unread'; readonly fault: Fault }
  /** There is no registry of one's own yet. */
  | { readonly _tag: 'Create'; readonly href: string }
  /** Where it needs a design, its page has the form. */
  | { readonly _tag: 'Blocked'; readonly reason: RegistryBlocker; readonly designHref: O.Option<string> }
  | {
      readonly _tag: 'Ready';
      readonly button: AddButton;
      /** The link to where the quantity is changed (ADD-03). */
      readonly editHref: string;
      readonly refusal: O.Option<ListingReason>;
    };

export interface AddingIntents {
  /** Adds it to the chosen registry; shows its terms first (ADD-05), and sign-in where no one is signed in. */
  readonly add: (wish: AddWish) => void;
  /** Adds further products to that registry. */
  readonly choose: (grId: GrId) => void;
  /** Reads one's own registries again. */
  readonly tryAgain: () => void;
}
