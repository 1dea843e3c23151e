import type {
  AskedRequest,
  Cart,
  CartAddition,
  Catalogue,
  Fault,
  GrId,
  IdempotencyKey,
  ItemAddition,
  ItemsAddition,
  ItemUnknown,
  OwnRegistry,
  Product,
  ProductNotFound,
  Registries,
  RegistryGift,
  RegistryItem,
  RegistryNotFound,
  Sku,
} from '@gift-registry/domain';
import { type either as E, option as O } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import type { CartReason, RegistryReason } from './product-model.ts';

/** As much as the page needs of what putting into the cart, or on a registry, did. */
export type AddedToCart = Pick<CartAddition, 'count' | 'warnings' | 'added'>;
export type AddedToRegistry = Pick<ItemsAddition, 'items'>;

/** What the page asks for; each gives one answer, then the end. */
export interface ProductSource {
  readonly read$: Observable<E.Either<ProductNotFound | Fault, Product>>;
  readonly readGift: (gift: RegistryGift) => Observable<E.Either<RegistryNotFound | ItemUnknown | Fault, RegistryItem>>;
  readonly readOwn$: Observable<E.Either<Fault, ReadonlyArray<OwnRegistry>>>;
  readonly buy: (request: AskedRequest, key: IdempotencyKey) => Observable<E.Either<CartReason, AddedToCart>>;
  readonly putOnRegistry: (
    grId: GrId,
    addition: ItemAddition,
    key: IdempotencyKey,
  ) => Observable<E.Either<RegistryReason, AddedToRegistry>>;
}

/** The ports that the page stands on. */
export interface ProductPorts {
  readonly cart: Pick<Cart, 'add'>;
  readonly catalogue: Pick<Catalogue, 'product'>;
  readonly registries: Pick<Registries, 'addItems' | 'item' | 'mine'>;
}

/** Asking through the ports. */
export const productSource = ({ cart, catalogue, registries }: ProductPorts, sku: Sku): ProductSource => ({
  read$: defer(catalogue.product(sku)),
  readGift: ({ grId, identity }) => defer(registries.item(grId, identity)),
  readOwn$: defer(() => registries.mine()),
  buy: (request, key) => defer(cart.add([request], O.some(key))),
  putOnRegistry: (grId, addition, key) => defer(registries.addItems(grId, [addition], O.some(key))),
});
