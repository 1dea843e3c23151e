import type {
  CartAddition,
  Catalogue,
  Fault,
  IdempotencyKey,
  ItemUnknown,
  Product,
  ProductNotFound,
  Registries,
  RegistryGift,
  RegistryItem,
  RegistryNotFound,
  Sku,
} from '@gift-registry/domain';
import type { either as E } from 'fp-ts';
import { defer, type Observable } from 'rxjs';
import { type AskedThing, addOneTo, type CartToFill } from '../cart-addition/index.ts';
import { type ReadTerms, readTermsFrom } from '../terms-dialog/index.ts';
import type { CartReason } from './product-model.ts';

/** As much as the page needs of what putting into the cart did. */
export type AddedToCart = Pick<CartAddition, 'count' | 'warnings' | 'added' | 'isCutShort' | 'isEarlier'>;

/** What the page asks for; each gives one answer, then the end. */
export interface ProductSource {
  readonly read$: Observable<E.Either<ProductNotFound | Fault, Product>>;
  readonly readGift: (gift: RegistryGift) => Observable<E.Either<RegistryNotFound | ItemUnknown | Fault, RegistryItem>>;
  readonly buy: (thing: AskedThing, key: IdempotencyKey) => Observable<E.Either<CartReason, AddedToCart>>;
  readonly readTerms: ReadTerms;
}

/** The ports that the page stands on. */
export interface ProductPorts {
  readonly cart: CartToFill;
  readonly catalogue: Pick<Catalogue, 'product' | 'customOrder'>;
  readonly registries: Pick<Registries, 'item'>;
}

/** Asking through the ports. */
export const productSource = ({ cart, catalogue, registries }: ProductPorts, sku: Sku): ProductSource => ({
  read$: defer(catalogue.product(sku)),
  readGift: ({ grId, identity }) => defer(registries.item(grId, identity)),
  buy: addOneTo(cart),
  readTerms: readTermsFrom(catalogue),
});
