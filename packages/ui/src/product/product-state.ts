import {
  addedQuantityField,
  canBeInStores,
  type Fault,
  hasPage,
  type Product,
  type ProductWithColors,
  personalizationSummary,
  type RegistryGift,
  type ReturnPage,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import { addState, type MutationState } from '../mutation/index.ts';
import type { PersonalizeModel } from '../personalize/index.ts';
import { type AddingModel, addControl, addedProductOf, listingStep } from '../registry-adding/index.ts';
import type { TermsDialogModel } from '../terms-dialog/index.ts';
import { cartForGift, type GiftState, isSoldHere, pathOf } from './product-gift.ts';
import type {
  AddedToCart,
  CartReason,
  ItemNotOnRegistry,
  ProductGift,
  ProductPageFacts,
  ProductPageModel,
  ProductRegistryControl,
} from './product-model.ts';
import { type ProductReader, productCart, productPageFacts } from './product-page-facts.ts';

export interface ProductState extends GiftState {
  readonly product:
    | { readonly _tag: 'Awaited' }
    | { readonly _tag: 'NotFound' }
    | { readonly _tag: 'Failed'; readonly fault: Fault }
    | ({ readonly _tag: 'Loaded' } & ProductWithColors);
  /** Any integer: the index wraps around the pictures. */
  readonly picture: number;
  readonly cart: MutationState<CartReason, AddedToCart>;
  /** Whether the item of the registry in the address is not read yet. */
  readonly isGiftAwaited: boolean;
}

/** The values from other streams that the page's model needs. */
interface ProductSurroundings {
  readonly adding: AddingModel;
  readonly personalize: PersonalizeModel;
  readonly terms: TermsDialogModel;
}

/** The state for a product that was read; `NotFound` if it has no page. */
export const productResult = (shown: ProductWithColors): ProductState['product'] =>
  hasPage(shown.product) ? { _tag: 'Loaded', ...shown } : { _tag: 'NotFound' };

export const initialState = (initial: O.Option<ProductWithColors>, gift: O.Option<RegistryGift>): ProductState => ({
  product: O.match((): ProductState['product'] => ({ _tag: 'Awaited' }), productResult)(initial),
  gift,
  notFor: O.none,
  wish: O.none,
  isGiftAwaited: O.isSome(gift),
  isOverPurchasedInCart: false,
  picture: 0,
  quantity: addedQuantityField.blur(''),
  cart: { _tag: 'Idle' },
});

const registryOf = (
  { adding, personalize }: ProductSurroundings,
  { gift, wish }: GiftState,
  product: Product,
): ProductRegistryControl => {
  const thing = addedProductOf(product);
  // An item of a registry has its design already, so that the page shows no form for one.
  const hasForm =
    personalize._tag === 'Form' &&
    O.isNone(wish) &&
    O.isSome(thing.blocker) &&
    thing.blocker.value === 'design-missing';
  if (hasForm && personalize.step._tag !== 'Confirmed') return { _tag: 'ConfirmFirst' };
  const control = addControl(adding, hasForm ? { ...thing, blocker: O.none } : thing, pathOf(product, gift));
  if (control._tag !== 'Ready') return control;
  return {
    _tag: 'Ready',
    adding,
    step: listingStep(adding.mutations.get(product.sku)),
    refusal: control.refusal,
    wanted: O.fromNullable(adding.listed.get(product.sku)),
    editHref: control.editHref,
  };
};

const giftOf = ({ gift, wish }: GiftState): O.Option<ProductGift> =>
  F.pipe(
    gift,
    O.bindTo('state'),
    O.bind('item', () => wish),
    O.map(({ state, item }) => ({
      ...state,
      item,
      summary: O.chain(personalizationSummary)(item.personalization),
    })),
  );

/** The list of the registry that the product is shown for, as the page to return to. */
export const returnPageTo: (registry: O.Option<RegistryGift>) => O.Option<ReturnPage> = O.map(({ grId, linkKey }) => ({
  page: 'guest-list',
  grId,
  ...(linkKey === undefined ? {} : { linkKey }),
}));

/** Creates a function that makes the page's model; the product's facts are computed once for the product and the registry in the address. */
export const productComposer = (
  reader: ProductReader,
  address: O.Option<RegistryGift>,
  cameFrom: O.Option<ReturnPage>,
) => {
  let known: O.Option<ProductPageFacts> = O.none;
  const factsOf = (shown: ProductWithColors) => {
    if (O.isSome(known) && known.value.product === shown.product) return known.value;
    const facts = productPageFacts(reader, shown, address);
    known = O.some(facts);
    return facts;
  };
  return (state: ProductState, around: ProductSurroundings): ProductPageModel => {
    if (state.product._tag !== 'Loaded') return state.product;
    const { product } = state.product;
    const plainFacts = factsOf(state.product);
    const gift = giftOf(state);
    // A registry's item is bought with the design of its registrants; guests cannot choose one.
    const facts = O.isSome(gift) ? { ...plainFacts, personalization: '' } : plainFacts;
    const count = facts.pictures.length;
    const plain = productCart(reader, product, state.gift, addState(state.cart));
    const cart = cartForGift(plain, state);
    const registry = registryOf(around, state, product);
    return {
      _tag: 'Shown',
      facts,
      picture: ((state.picture % count) + count) % count,
      quantity: state.quantity,
      quantityBeside: cart._tag === 'Buy' ? 'cart' : registry._tag === 'Ready' ? 'registry' : 'none',
      returnPage: O.exists(({ reason }: ItemNotOnRegistry) => reason === 'RegistryNotFound')(state.notFor)
        ? O.none
        : O.alt(() => cameFrom)(returnPageTo(address)),
      gift,
      isGiftAwaited: state.isGiftAwaited,
      notFor: state.notFor,
      cart,
      isPickedUp: !state.isGiftAwaited && isSoldHere(cart) && canBeInStores(product),
      registry,
      personalize: around.personalize,
      terms: around.terms,
    };
  };
};
