import { type Fault, type OwnRegistry, type Product, paths, registryHindrance } from '@gift-registry/domain';
import { option as O } from 'fp-ts';
import type { DeedState } from '../deed/index.ts';
import { type ProductReader, productCart, productFacts } from './product-facts.ts';
import type {
  AddStep,
  CartReason,
  Listed,
  ListingReason,
  ProductFacts,
  ProductPageModel,
  ProductRegistryControl,
} from './product-model.ts';
import type { Bought, Listing } from './product-source.ts';

/** What is known of the product, and what was done on its page. */
export interface ProductState {
  readonly product:
    | { readonly _tag: 'Awaited' }
    | { readonly _tag: 'NotFound' }
    | { readonly _tag: 'Failed'; readonly fault: Fault }
    | { readonly _tag: 'There'; readonly product: Product };
  readonly own:
    | { readonly _tag: 'Reading' }
    | { readonly _tag: 'Unread'; readonly fault: Fault }
    | { readonly _tag: 'Read'; readonly own: ReadonlyArray<OwnRegistry> };
  readonly isLoggedIn: boolean;
  /** Any whole number: pictures are counted round and round. */
  readonly picture: number;
  readonly quantity: string;
  readonly cart: DeedState<CartReason, Bought>;
  readonly registry: DeedState<ListingReason, Listing>;
  readonly listed: O.Option<Listed>;
}

/** A page on which nothing is known and nothing was done. */
export const AWAITED: ProductState = {
  product: { _tag: 'Awaited' },
  own: { _tag: 'Reading' },
  isLoggedIn: false,
  picture: 0,
  quantity: '1',
  cart: { _tag: 'Idle' },
  registry: { _tag: 'Idle' },
  listed: O.none,
};

/** A product that was read: one that is not on the web has no page. */
export const there = (product: Product): ProductState['product'] =>
  product.isOnWeb ? { _tag: 'There', product } : { _tag: 'NotFound' };

const steps = { Idle: 'Idle', Refused: 'Idle', Doing: 'Adding', Done: 'Added' } as const;

const stepOf = <R, A>({ _tag }: DeedState<R, A>): AddStep => steps[_tag];

const refusalOf = <R, A>(state: DeedState<R, A>): O.Option<R> =>
  state._tag === 'Refused' ? O.some(state.reason) : O.none;

const registryOf = ({ own, isLoggedIn, registry, listed }: ProductState, product: Product): ProductRegistryControl => {
  const hindrance = registryHindrance(product);
  if (O.isSome(hindrance)) return { _tag: 'Hindered', reason: hindrance.value };
  if (!isLoggedIn) return { _tag: 'SignIn', href: paths.signIn(product.path) };
  if (own._tag !== 'Read') return own;
  if (own.own.length === 0) return { _tag: 'NoRegistry' };
  return { _tag: 'Ready', own: own.own, step: stepOf(registry), refusal: refusalOf(registry), listed };
};

/** Makes the page of what is known; what the page says of a product is worked out once for it. */
export const productComposer = (reader: ProductReader) => {
  let known: O.Option<ProductFacts> = O.none;
  const factsOf = (product: Product) => {
    if (O.isSome(known) && known.value.product === product) return known.value;
    const facts = productFacts(reader, product);
    known = O.some(facts);
    return facts;
  };
  return (state: ProductState): ProductPageModel => {
    if (state.product._tag !== 'There') return state.product;
    const { product } = state.product;
    const facts = factsOf(product);
    const count = facts.pictures.length;
    return {
      _tag: 'Shown',
      facts,
      picture: ((state.picture % count) + count) % count,
      quantity: state.quantity,
      cart: productCart(reader, product, stepOf(state.cart), refusalOf(state.cart)),
      registry: registryOf(state, product),
    };
  };
};
