import type {
  AddItemRefusal,
  AddRefusal,
  CartHindrance,
  Fault,
  GrId,
  ItemBrand,
  ItemImages,
  KeyRefusal,
  ListRefusal,
  OwnRegistry,
  PersonalizationSummary,
  Product,
  RegistryGift,
  RegistryHindrance,
  RegistryItem,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { OwnRegistries } from '../own-registries/index.ts';
import type { DetailFacts, ProductFacts } from '../product-facts/index.ts';

/** Why nothing was put into the cart. */
export type CartReason = AddRefusal | Fault;

/** Why nothing was put on the registry. */
export type RegistryReason = ListRefusal | AddItemRefusal | KeyRefusal | Fault;

/** Where adding stands. */
export type AddStep = 'Idle' | 'Adding' | 'Added';

/** Putting the product into the cart: here, on the other brand's site, or not at all. */
export type ProductCartControl =
  | {
      readonly _tag: 'Buy';
      readonly step: AddStep;
      readonly refusal: O.Option<CartReason>;
      /** More than the registry still needs (BUY-02). */
      readonly isBeyond: boolean;
    }
  /** The registry has all of it that it wants (ITEM-03). */
  | { readonly _tag: 'Purchased' }
  | { readonly _tag: 'Unbuyable'; readonly reason: AddRefusal }
  /** Without an address where the brand has no site in this market. */
  | { readonly _tag: 'OtherBrand'; readonly brand: ItemBrand; readonly href: O.Option<string> }
  | { readonly _tag: 'Hindered'; readonly reason: Exclude<CartHindrance, 'other-brand'> };

/** What was put on which registry last. */
export interface PutOnRegistry {
  readonly count: number;
  readonly grId: GrId;
}

/** Putting the product on a registry of one's own (ADD-02). */
export type ProductRegistryControl =
  | { readonly _tag: 'Hindered'; readonly reason: RegistryHindrance }
  | { readonly _tag: 'SignIn'; readonly href: string }
  | Extract<OwnRegistries, { readonly _tag: 'Reading' | 'Unread' }>
  | { readonly _tag: 'NoRegistry' }
  | {
      readonly _tag: 'Ready';
      readonly own: ReadonlyArray<OwnRegistry>;
      readonly step: AddStep;
      readonly refusal: O.Option<RegistryReason>;
      readonly lastPut: O.Option<PutOnRegistry>;
    };

/** What the page says of the product, whatever was done on it. */
export interface ProductPageFacts extends ProductFacts, DetailFacts {
  readonly product: Product;
  /** The first is the product's own picture. */
  readonly pictures: ReadonlyArray<ItemImages>;
}

/** The item of a registry that the product is looked at for. */
export interface ProductGift extends RegistryGift {
  readonly item: RegistryItem;
  /** What was put on it; none while there is nothing to tell (PERS-03). */
  readonly summary: O.Option<PersonalizationSummary>;
}

/** A product that is there, and what can be done with it. */
export interface ShownProduct {
  readonly _tag: 'Shown';
  readonly facts: ProductPageFacts;
  /** Which picture is shown, from 0. */
  readonly picture: number;
  /** The quantity field as it was typed. */
  readonly quantity: string;
  /** Beside which control it stands: the cart's, or the registry's where nothing can be put into the cart here; none where nothing takes it. */
  readonly quantityBeside: 'cart' | 'registry' | 'none';
  readonly gift: O.Option<ProductGift>;
  readonly cart: ProductCartControl;
  readonly registry: ProductRegistryControl;
}

/** The page of a product (ROUTE-19). */
export type ProductPageModel =
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  | ShownProduct;

/** What can be done on the page of a product. */
export interface ProductIntents {
  readonly showPicture: (index: number) => void;
  readonly stepPicture: (by: 1 | -1) => void;
  readonly typeQuantity: (text: string) => void;
  readonly leaveQuantity: () => void;
  readonly stepQuantity: (by: 1 | -1) => void;
  readonly addToCart: () => void;
  readonly addToRegistry: (grId: GrId) => void;
  /** Reads again what could not be read: the product, or one's own registries. */
  readonly tryAgain: () => void;
}
