import type { CurrentUser, Log, Product, RegistryGift } from '@gift-registry/domain';
import type { option as O } from 'fp-ts';
import type { SchedulerLike } from 'rxjs';
import type { ThingKeys } from '../cart-addition/index.ts';
import type { AdditionToSay } from '../confirmation-layer/index.ts';
import type { ConfirmDesign } from '../personalize/index.ts';
import type { RegistryAddingStream } from '../registry-adding/index.ts';
import type { ProductReader } from './product-page-facts.ts';
import type { AddedToCart, ProductSource } from './product-source.ts';

/** What the stream needs beside its source. */
export interface ProductParts {
  readonly source: ProductSource;
  readonly reader: ProductReader;
  /** The product that came with the page. */
  readonly initial: O.Option<Product>;
  /** The item of a registry that the page's address means. */
  readonly gift: O.Option<RegistryGift>;
  /** Adding to a registry of one's own, which all pages share. */
  readonly adding: Pick<RegistryAddingStream, 'model' | 'add' | 'choose' | 'tryAgain'>;
  readonly confirmDesign: ConfirmDesign;
  /** Who adds, on which path with its query. */
  readonly currentUser: () => CurrentUser;
  readonly goTo: (path: string) => void;
  /** Told of every addition: the count beside the cart follows, and the confirmation layer opens (CART-01). */
  readonly onAddedToCart: (addition: AddedToCart & Pick<AdditionToSay, 'names'>) => void;
  /** Shared by all that puts things into the cart; outlives a reload of the page. */
  readonly keys: ThingKeys;
  readonly scheduler: SchedulerLike;
  readonly log: Log;
}
