import {
  type AskedRequest,
  type Cart,
  type CartAddition,
  type Catalogue,
  type Fault,
  type IdempotencyKey,
  type ItemUnknown,
  type Product,
  type ProductNotFound,
  type Registries,
  type RegistryGift,
  type RegistryItem,
  type RegistryNotFound,
  type Sku,
  wentIn,
} from '@gift-registry/domain';
import { either as E, option as O } from 'fp-ts';
import { defer, map, type Observable } from 'rxjs';
import { type ReadTerms, readTermsFrom } from '../terms-dialog/index.ts';
import type { CartReason } from './product-model.ts';

/** As much as the page needs of what putting into the cart did. */
export type AddedToCart = Pick<CartAddition, 'count' | 'warnings' | 'added' | 'isCutShort'>;

/** What the page asks for; each gives one answer, then the end. */
export interface ProductSource {
  readonly read$: Observable<E.Either<ProductNotFound | Fault, Product>>;
  readonly readGift: (gift: RegistryGift) => Observable<E.Either<RegistryNotFound | ItemUnknown | Fault, RegistryItem>>;
  readonly buy: (request: AskedRequest, key: IdempotencyKey) => Observable<E.Either<CartReason, AddedToCart>>;
  readonly readTerms: ReadTerms;
}

/** The ports that the page stands on. */
export interface ProductPorts {
  readonly cart: Pick<Cart, 'add'>;
  readonly catalogue: Pick<Catalogue, 'product' | 'customOrder'>;
  readonly registries: Pick<Registries, 'item'>;
}

/** Asking through the ports. */
export const productSource = ({ cart, catalogue, registries }: ProductPorts, sku: Sku): ProductSource => ({
  read$: defer(catalogue.product(sku)),
  readGift: ({ grId, identity }) => defer(registries.item(grId, identity)),
  buy: (request, key) => defer(cart.add([request], O.some(key))).pipe(map(E.chainW(wentIn(request)))),
  readTerms: readTermsFrom(catalogue),
});
