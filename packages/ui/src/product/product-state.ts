import {
  addedQuantityField,
  type Fault,
  hasPage,
  type Product,
  paths,
  personalizationSummary,
  type RegistryGift,
  registryHindrance,
} from '@gift-registry/domain';
import { function as F, option as O } from 'fp-ts';
import type { DeedState } from '../deed/index.ts';
import { type OwnRegistries, ownAtFirst } from '../own-registries/index.ts';
import { cartForGift, type GiftState, pathOf } from './product-gift.ts';
import type {
  AddStep,
  CartReason,
  ProductPageFacts,
  ProductPageModel,
  ProductRegistryControl,
  PutOnRegistry,
  RegistryReason,
} from './product-model.ts';
import { type ProductReader, productCart, productPageFacts } from './product-page-facts.ts';
import type { AddedToCart, AddedToRegistry } from './product-source.ts';

/** What is known of the product, and what was done on its page. */
export interface ProductState extends GiftState {
  readonly product:
    | { readonly _tag: 'Awaited' }
    | { readonly _tag: 'NotFound' }
    | { readonly _tag: 'Failed'; readonly fault: Fault }
    | { readonly _tag: 'There'; readonly product: Product };
  readonly own: OwnRegistries;
  /** Any whole number: pictures are counted round and round. */
  readonly picture: number;
  readonly cart: DeedState<CartReason, AddedToCart>;
  readonly registry: DeedState<RegistryReason, AddedToRegistry>;
  readonly lastPut: O.Option<PutOnRegistry>;
}

/** A product that was read, where it has a page. */
export const there = (product: Product): ProductState['product'] =>
  hasPage(product) ? { _tag: 'There', product } : { _tag: 'NotFound' };

/** A page on which nothing was done. */
export const atFirst = (
  product: O.Option<Product>,
  gift: O.Option<RegistryGift>,
  shell: { readonly isLoggedIn: boolean },
): ProductState => ({
  product: O.match((): ProductState['product'] => ({ _tag: 'Awaited' }), there)(product),
  gift,
  wish: O.none,
  isBeyondInCart: false,
  own: ownAtFirst(shell),
  picture: 0,
  quantity: addedQuantityField.blur(''),
  cart: { _tag: 'Idle' },
  registry: { _tag: 'Idle' },
  lastPut: O.none,
});

const steps = { Idle: 'Idle', Refused: 'Idle', Doing: 'Adding', Done: 'Added' } as const;

const stepOf = <R, A>({ _tag }: DeedState<R, A>): AddStep => steps[_tag];

const refusalOf = <R, A>(state: DeedState<R, A>): O.Option<R> =>
  state._tag === 'Refused' ? O.some(state.reason) : O.none;

const registryOf = ({ own, gift, registry, lastPut }: ProductState, product: Product): ProductRegistryControl => {
  const hindrance = registryHindrance(product);
  if (O.isSome(hindrance)) return { _tag: 'Hindered', reason: hindrance.value };
  if (own._tag === 'SignedOut') return { _tag: 'SignIn', href: paths.signIn(pathOf(product, gift)) };
  if (own._tag !== 'Read') return own;
  if (own.own.length === 0) return { _tag: 'NoRegistry' };
  return { _tag: 'Ready', own: own.own, step: stepOf(registry), refusal: refusalOf(registry), lastPut };
};

/** Makes the page of what is known; what the page says of a product is worked out once for it. */
export const productComposer = (reader: ProductReader) => {
  let known: O.Option<ProductPageFacts> = O.none;
  const factsOf = (product: Product) => {
    if (O.isSome(known) && known.value.product === product) return known.value;
    const facts = productPageFacts(reader, product);
    known = O.some(facts);
    return facts;
  };
  return (state: ProductState): ProductPageModel => {
    if (state.product._tag !== 'There') return state.product;
    const { product } = state.product;
    const facts = factsOf(product);
    const count = facts.pictures.length;
    const plain = productCart(reader, product, state.gift, stepOf(state.cart), refusalOf(state.cart));
    const cart = cartForGift(plain, state);
    const registry = registryOf(state, product);
    return {
      _tag: 'Shown',
      facts,
      picture: ((state.picture % count) + count) % count,
      quantity: state.quantity,
      quantityBeside: cart._tag === 'Buy' ? 'cart' : registry._tag === 'Ready' ? 'registry' : 'none',
      gift: F.pipe(
        state.gift,
        O.bindTo('gift'),
        O.bind('item', () => state.wish),
        O.map(({ gift, item }) => ({
          ...gift,
          item,
          summary: O.chain(personalizationSummary)(item.personalization),
        })),
      ),
      cart,
      registry,
    };
  };
};
