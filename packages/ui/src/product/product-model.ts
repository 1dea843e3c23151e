import type {
  AddRefusal,
  CartAddition,
  CartBlocker,
  Catalogue,
  ColorChoice,
  CrossBrandIntent,
  DeliveryPromise,
  Fault,
  GrId,
  IdempotencyKey,
  ItemImages,
  ItemUnknown,
  NotAdded,
  PersonalizationSummary,
  Product,
  ProductNotFound,
  ProductWithColors,
  Registries,
  RegistryGift,
  RegistryItem,
  RegistryNotFound,
  ReturnPage,
  Site,
  Sku,
} from '@gift-registry/domain';
import type { either as E, option as O } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import { addOneTo, type CartItemRequest, type CartToFill } from '../cart-addition/index.ts';
import type { AddState } from '../mutation/index.ts';
import type { PersonalizeModel } from '../personalize/index.ts';
import type { DetailFacts, ProductFacts } from '../product-facts/index.ts';
import type { AddControl, AddingModel, AddStep, ListingReason } from '../registry-adding/index.ts';
import type { ReadTerms, TermsDialogModel } from '../terms-dialog/index.ts';

/** Why nothing was added to the cart. */
export type CartReason = NotAdded;

/** The control for adding the product to the cart: here, on the other brand's site, or not at all. */
export type ProductCartControl =
  | {
      readonly _tag: 'Buy';
      readonly add: AddState<CartReason>;
      /** Whether the quantity exceeds what the registry still needs (BUY-02). */
      readonly isOverPurchased: boolean;
    }
  /** The registry's wanted quantity is bought (ITEM-03). */
  | { readonly _tag: 'Purchased' }
  | { readonly _tag: 'Unbuyable'; readonly reason: AddRefusal }
  /** Without an intent where the brand has no site in this market. */
  | { readonly _tag: 'OtherBrand'; readonly brandName: string; readonly intent: O.Option<CrossBrandIntent> }
  | { readonly _tag: 'Blocked'; readonly reason: Exclude<CartBlocker, 'other-brand'> };

/** The control for adding the product to one of the person's registries (ADD-02), even if it is on it already. */
export type ProductRegistryControl =
  | Exclude<AddControl, { readonly _tag: 'Ready' }>
  | {
      readonly _tag: 'Ready';
      readonly adding: Pick<AddingModel, 'own' | 'chosen'>;
      readonly step: AddStep;
      readonly refusal: O.Option<ListingReason>;
      /** The quantity that the chosen registry wants already; `editHref` links to where it is changed (ADD-03). */
      readonly wanted: O.Option<number>;
      readonly editHref: string;
    }
  /** The product must be personalized, and its design is not confirmed yet (ADD-02, PERS-02). */
  | { readonly _tag: 'ConfirmFirst' };

/** The facts of the product, whatever the state of the page. */
export interface ProductPageFacts extends ProductFacts, DetailFacts {
  readonly product: Product;
  /** The pictures; the first is the product's main one. */
  readonly pictures: ReadonlyArray<ItemImages>;
  /** The other colors of the product, each with the link to its page (SHOP-03); empty if there are none. */
  readonly colors: ReadonlyArray<ColorChoice>;
  readonly delivery: O.Option<DeliveryPromise>;
  /** The site's currency and return policy. */
  readonly site: Pick<Site, 'currencyPrefix' | 'returnDays'>;
}

/** The registry item that the product is shown for. */
export interface ProductGift extends RegistryGift {
  readonly item: RegistryItem;
  /** The item's design; none if it has none (PERS-03). */
  readonly summary: O.Option<PersonalizationSummary>;
}

/** A registry without the product, or one that is not visible. */
export interface ItemNotOnRegistry extends Pick<RegistryGift, 'grId' | 'linkKey'> {
  readonly reason: 'ItemUnknown' | 'RegistryNotFound';
}

/** A product that was found, and its controls. */
export interface ShownProduct {
  readonly _tag: 'Shown';
  readonly facts: ProductPageFacts;
  /** Which picture is shown, from 0. */
  readonly picture: number;
  /** The text of the quantity field. */
  readonly quantity: string;
  /**
   * The control beside which the quantity field is shown: the cart's, or the registry's if the product cannot be added
   * to the cart here; `none` if neither takes a quantity.
   */
  readonly quantityBeside: 'cart' | 'registry' | 'none';
  /** The registry or checklist that the person came from (SHOP-03). */
  readonly returnPage: O.Option<ReturnPage>;
  readonly gift: O.Option<ProductGift>;
  /** Whether the item of the registry in the address is not read yet; until then it is unknown what can be bought, and how. */
  readonly isGiftAwaited: boolean;
  /** The registry in the address, if purchases here do not count for it. */
  readonly notFor: O.Option<ItemNotOnRegistry>;
  readonly cart: ProductCartControl;
  /** Whether the product is bought here and can be available in stores (BUY-08). */
  readonly isPickedUp: boolean;
  readonly registry: ProductRegistryControl;
  /** The personalization form, for products that allow one (ADD-06). */
  readonly personalize: PersonalizeModel;
  /** The terms before a made-to-order product is added to the cart (ADD-05). */
  readonly terms: TermsDialogModel;
}

/** The page of a product (ROUTE-19). */
export type ProductPageModel =
  | { readonly _tag: 'Awaited' }
  | { readonly _tag: 'NotFound' }
  | { readonly _tag: 'Failed'; readonly fault: Fault }
  | ShownProduct;

export interface ProductIntents {
  readonly showPicture: (index: number) => void;
  readonly stepPicture: (by: 1 | -1) => void;
  readonly typeQuantity: (text: string) => void;
  readonly leaveQuantity: () => void;
  readonly stepQuantity: (by: 1 | -1) => void;
  readonly addToCart: () => void;
  /** Adds the product to the chosen registry. */
  readonly addToRegistry: () => void;
  readonly chooseRegistry: (grId: GrId) => void;
  readonly answerTerms: (answer: 'accept' | 'decline') => void;
  readonly readTermsAgain: () => void;
  /** Opens a dialog before visiting the product's page at the other brand (XB-02). */
  readonly goElsewhere: () => void;
  readonly stay: () => void;
  /** Reads again what failed: the product, or the person's registries. */
  readonly tryAgain: () => void;
}

/** The part of an addition to the cart that the page reads. */
export type AddedToCart = Pick<CartAddition, 'count' | 'warnings' | 'added' | 'isCutShort' | 'isEarlier'>;

/** The requests of the page; each emits one answer and completes. */
export interface ProductSource {
  readonly read$: Observable<E.Either<ProductNotFound | Fault, ProductWithColors>>;
  readonly readGift: (gift: RegistryGift) => Observable<E.Either<RegistryNotFound | ItemUnknown | Fault, RegistryItem>>;
  readonly buy: (thing: CartItemRequest, key: IdempotencyKey) => Observable<E.Either<CartReason, AddedToCart>>;
  readonly readTerms: ReadTerms;
}

interface ProductPorts {
  readonly cart: CartToFill;
  readonly catalogue: Pick<Catalogue, 'productWithColors' | 'customOrder'>;
  readonly registries: Pick<Registries, 'item'>;
}

/** Creates the requests over the ports. */
export const productSource = ({ cart, catalogue, registries }: ProductPorts, sku: Sku): ProductSource => ({
  read$: defer(catalogue.productWithColors(sku)),
  readGift: ({ grId, identity }) => defer(registries.item(grId, identity)),
  buy: addOneTo(cart),
  readTerms: catalogue.customOrder,
});
