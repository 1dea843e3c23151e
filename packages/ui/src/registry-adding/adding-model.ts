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
import type { ProductToAdd } from '../terms-dialog/index.ts';

/** Why nothing was added to the registry. */
export type ListingReason = ListRefusal | AddItemRefusal | KeyRefusal | Fault;

/** A product that can be added to a registry, with the fields that its button depends on. */
export interface AddedProduct extends ProductToAdd {
  /** The path of its page; empty where it has none. */
  readonly path: string;
  readonly blocker: O.Option<RegistryBlocker>;
}

/** The confirmation after adding: a toast, a toast and the layer with products that go with it, or nothing. */
type ConfirmedBy = 'toast' | 'layer' | 'nothing';

/** A request to add a quantity of a product, with a design or none. */
export interface AddWish extends ProductToAdd, Pick<ItemIdentity, 'personalizationId'> {
  readonly quantity: number;
  readonly confirmedBy: ConfirmedBy;
}

/** The added items and their registry. */
export interface Addition extends Pick<ItemsAddition, 'items' | 'extras'> {
  readonly grId: GrId;
  /** True when an earlier request had added them, and the later one was not carried out (CART-08). */
  readonly isEarlier?: boolean;
}

/** The content of the toast after an addition (ADD-01, ADD-07, ADD-10). */
export interface AddedLine {
  /** Counts within the page: a new one replaces the one before. */
  readonly number: number;
  readonly addition: Addition;
}

/** Adding to one of the person's registries: the chosen one, and the state of each product. */
export interface AddingModel {
  readonly own: OwnRegistries;
  /** The registry that products are added to; none where there is none, or it is not known yet. */
  readonly chosen: O.Option<OwnRegistry>;
  /** How many units of each product the chosen registry wants; products without an entry are not on it. */
  readonly listed: ReadonlyMap<Sku, number>;
  /** The state of each product's addition, to any registry. */
  readonly mutations: ReadonlyMap<Sku, MutationState<ListingReason, Addition>>;
  /** The add buttons that were used, by product. */
  readonly buttons: ReadonlyMap<Sku, AddButton>;
}

/** The control for adding a product (ADD-02, ADD-03). */
export type AddControl =
  | { readonly _tag: 'SignIn'; readonly href: string }
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'Unread'; readonly fault: Fault }
  /** The person has no registry yet. */
  | { readonly _tag: 'Create'; readonly href: string }
  /** If a design is missing, `designHref` links to the product's page, which has the form. */
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
  /** Chooses the registry for further additions. */
  readonly choose: (grId: GrId) => void;
  /** Reads the person's registries again. */
  readonly tryAgain: () => void;
}
