import type {
  AddItemRefusal,
  AddRefusal,
  AlertLevel,
  CartHindrance,
  Fault,
  GrId,
  ItemBrand,
  ItemImages,
  KeyRefusal,
  ListRefusal,
  OwnRegistry,
  PopupBlock,
  Product,
  RegistryHindrance,
  ShownAvailability,
  ShownPrice,
} from '@gift-registry/domain';
import type { option as O } from 'fp-ts';

/** Why nothing was put into the cart. */
export type CartReason = AddRefusal | Fault;

/** Why nothing was put on the registry. */
export type ListingReason = ListRefusal | AddItemRefusal | KeyRefusal | Fault;

/** Where adding stands. */
export type AddStep = 'Idle' | 'Adding' | 'Added';

/** Putting the product into the cart: here, on the other brand's site, or not at all. */
export type ProductCartControl =
  | { readonly _tag: 'Buy'; readonly step: AddStep; readonly refusal: O.Option<CartReason> }
  /** Without an address where the brand has no site in this market. */
  | { readonly _tag: 'OtherBrand'; readonly brand: ItemBrand; readonly href: O.Option<string> }
  | { readonly _tag: 'Hindered'; readonly reason: Exclude<CartHindrance, 'other-brand'> };

/** What was put on which registry last. */
export interface Listed {
  readonly count: number;
  readonly grId: GrId;
}

/** Putting the product on a registry of one's own (ADD-02). */
export type ProductRegistryControl =
  | { readonly _tag: 'Hindered'; readonly reason: RegistryHindrance }
  | { readonly _tag: 'SignIn'; readonly href: string }
  | { readonly _tag: 'Reading' }
  | { readonly _tag: 'Unread'; readonly fault: Fault }
  | { readonly _tag: 'NoRegistry' }
  | {
      readonly _tag: 'Ready';
      readonly own: ReadonlyArray<OwnRegistry>;
      readonly step: AddStep;
      readonly refusal: O.Option<ListingReason>;
      readonly listed: O.Option<Listed>;
    };

/** A line of information on the product; with a popup's name it leads there (ITEM-06, ITEM-11). */
export interface ProductMessage {
  readonly text: string;
  readonly level: AlertLevel;
  readonly popupName: O.Option<string>;
}

/** What the page says of the product, whatever was done on it. */
export interface ProductFacts {
  readonly product: Product;
  /** The first is the product's own picture. */
  readonly pictures: ReadonlyArray<ItemImages>;
  /** What it costs now, written out. */
  readonly price: string;
  /** The price struck through beside it (ITEM-09), written out. */
  readonly struckPrice: O.Option<string>;
  readonly markdown: ShownPrice['markdown'];
  readonly otherBrand: O.Option<ItemBrand>;
  readonly availability: ShownAvailability;
  readonly isOutOfStock: boolean;
  readonly messages: ReadonlyArray<ProductMessage>;
  readonly details: ReadonlyArray<PopupBlock>;
  /** In the unit of the site (ITEM-10); empty when none is known. */
  readonly dimensions: string;
}

/** A product that is there, and what can be done with it. */
export interface ShownProduct {
  readonly _tag: 'Shown';
  readonly facts: ProductFacts;
  /** Which picture is shown, from 0. */
  readonly picture: number;
  /** The quantity field as it was typed. */
  readonly quantity: string;
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
